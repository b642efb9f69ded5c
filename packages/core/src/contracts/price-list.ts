import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { fastOrderItem } from '../entities/fast-order-item.ts'

/**
 * Everything on sale at the prices of whoever asks, a page at a time in the order of ids; `next` is
 * what to ask `after`, null behind the last page. Not of the specification.
 */
export const listPriceList = endpoint({
  method: 'GET',
  path: '/price-list/v1',
  query: z.object({
    after: z.optional(z.coerce.number<number>().check(z.int(), z.gte(0))),
    /** Colours and sizes of a page. */
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(500)))
  }),
  response: z.object({ data: z.array(fastOrderItem), next: z.nullable(z.number()) })
})
