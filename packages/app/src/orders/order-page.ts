import { countOrders, listOrders } from '@vitrina/core/contracts'
import { type OrderPage, orderPage } from '@vitrina/core/orders'
import { FIRST_PAGE } from '@vitrina/core/pagination'
import { EVERY_STATUS } from '@vitrina/core/status-list'

import type { ShopRequest } from '../page/define-loader.ts'
import { readCounted } from './read-counted.ts'

type Readings = Pick<ShopRequest, 'backend' | 'optional'>

interface OrderQuestion {
  /** A status code, or `EVERY_STATUS`. */
  readonly status: string
  readonly page: number
  readonly limit: number
  /** Words of the number or of what was bought. */
  readonly search?: string
}

/** One page of a visitor's orders; a status that the shop does not know is no page. */
export async function readOrders(
  { backend, optional }: Readings,
  { status, page, limit, search = '' }: OrderQuestion
): Promise<OrderPage> {
  const query = { status, page, limit, ...(search !== '' && { search }) }
  const { list, counts } = await readCounted(optional, {
    ...{ entity: 'order', status },
    ...{ reading: backend(listOrders, { query }), counting: backend(countOrders, {}) }
  })
  return orderPage(list, counts, { status, page, search })
}

export const newestOrders = (request: Readings, limit: number) =>
  readOrders(request, { status: EVERY_STATUS, page: FIRST_PAGE, limit })
