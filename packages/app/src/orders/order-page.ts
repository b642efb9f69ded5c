import { countOrders, listOrders } from '@vitrina/core/contracts'
import { FIRST_PAGE, parsePage } from '@vitrina/core/pagination'
import { queryParams, requireValidRoute } from '@vitrina/core/routes'
import type { OrderPage } from '@vitrina/react-ui'

import type { Backend } from '../page/backend.ts'

const EVERY_STATUS = 'all'

interface OrderQuestion {
  /** A status code, or `all`. */
  readonly status: string
  readonly page: number
  readonly limit: number
}

/** One page of a visitor's orders; a status that the shop does not know is no page. */
export async function readOrders(
  backend: Backend,
  { status, page, limit }: OrderQuestion
): Promise<OrderPage> {
  const [list, counts] = await Promise.all([
    backend(listOrders, { query: { status, page, limit } }),
    backend(countOrders, {})
  ])
  const isKnown = status === EVERY_STATUS || counts.statuses.some(({ code }) => code === status)
  requireValidRoute(isKnown)
  return { cards: list.data, flow: list.statuses, counts, status, page, pages: list.meta.pages }
}

export const newestOrders = (backend: Backend, limit: number) =>
  readOrders(backend, { status: EVERY_STATUS, page: FIRST_PAGE, limit })

export const pageOf = (url: string) => parsePage(queryParams(url).get('page'))
