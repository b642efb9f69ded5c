import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { comparedProduct } from '../entities/compared-product.ts'

/** As many as a list on the device can hold. */
const COMPARED_MAX = 10

/** In the order of the ids; unknown ids are left out. */
export const compareProducts = endpoint({
  method: 'GET',
  path: '/compare-products/v1',
  query: z.object({
    ids: z.array(z.coerce.number<number>().check(z.int())).check(z.maxLength(COMPARED_MAX))
  }),
  response: z.object({ data: z.array(comparedProduct) })
})
