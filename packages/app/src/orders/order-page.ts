import { countOrders, listOrders } from '@vitrina/core/contracts'
import { EVERY_STATUS, isStatusOf, type OrderPage, orderPage } from '@vitrina/core/orders'
import { FIRST_PAGE, parsePage } from '@vitrina/core/pagination'
import { queryParams, requireValidRoute } from '@vitrina/core/routes'

import type { ShopRequest } from '../page/define-loader.ts'

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
  const counting = backend(countOrders, {})
  const [list, counted] = await Promise.all([
    backend(listOrders, { query: { status, page, limit, ...(search !== '' && { search }) } }),
    status === EVERY_STATUS ? optional(counting, undefined) : counting
  ])
  const counts = counted ?? countsOfAll(list.meta)
  requireValidRoute(isStatusOf('order', status, counts))
  return orderPage(list, counts, { status, page, search })
}

/** Where nobody has counted: there are as many as the list of all has, and no other tabs. */
export const countsOfAll = ({ total }: { readonly total: number }) => ({ all: total, statuses: [] })

export const newestOrders = (request: Readings, limit: number) =>
  readOrders(request, { status: EVERY_STATUS, page: FIRST_PAGE, limit })

export const pageOf = (url: string) => parsePage(queryParams(url).get('page'))
