import { countOrders, listOrders } from '@vitrina/core/contracts'
import { EVERY_STATUS, isStatusOf, type OrderPage, orderPage } from '@vitrina/core/orders'
import { FIRST_PAGE, parsePage } from '@vitrina/core/pagination'
import { queryParams, requireValidRoute } from '@vitrina/core/routes'

import type { Backend } from '../page/backend.ts'

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
  backend: Backend,
  { status, page, limit, search = '' }: OrderQuestion
): Promise<OrderPage> {
  const [list, counts] = await Promise.all([
    backend(listOrders, { query: { status, page, limit, ...(search !== '' && { search }) } }),
    backend(countOrders, {})
  ])
  requireValidRoute(isStatusOf('order', status, counts))
  return orderPage(list, counts, { status, page, search })
}

export const newestOrders = (backend: Backend, limit: number) =>
  readOrders(backend, { status: EVERY_STATUS, page: FIRST_PAGE, limit })

export const pageOf = (url: string) => parsePage(queryParams(url).get('page'))
