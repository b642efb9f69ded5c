import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { fastOrderItem } from '../entities/fast-order-item.ts'
import { walk } from './walk.ts'

/**
 * Everything on sale at the prices of whoever asks, a page at a time in the order of ids; `next` is
 * what to ask `after`, null behind the last page. Not of the specification.
 */
export const listPriceList = endpoint({
  method: 'GET',
  path: '/price-list/v1',
  /** `limit`: colours and sizes of a page. */
  query: z.object(walk(500)),
  response: z.object({ data: z.array(fastOrderItem), next: z.nullable(z.number()) })
})
