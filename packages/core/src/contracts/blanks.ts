import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { blank } from '../entities/blank.ts'
import { QUANTITY_MAX } from '../values/quantity/quantity-limits.ts'

/**
 * The form «Заказ в один клик» (N10). The same wish, posted again while the shop has not called
 * yet, is the same blank.
 */
export const createOneClickOrder = endpoint({
  method: 'POST',
  path: '/blanks/v1',
  guarded: true,
  body: z.object({
    groupId: z.number().check(z.int()),
    count: z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX)),
    name: z.string().check(z.maxLength(200)),
    phone: z.string().check(z.maxLength(32)),
    accept: z.boolean()
  }),
  response: blank
})
