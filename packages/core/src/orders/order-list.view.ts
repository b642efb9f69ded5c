import type { EndpointOutput } from '../api/endpoint.ts'
import type { countOrders, listOrders } from '../contracts/orders.ts'
import type { OrderCard } from '../entities/order.ts'
import type { OrderFlow } from './order-way.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { EVERY_STATUS, type StatusTab, statusesOf, statusTabs } from './status-list.ts'

/** One page of a visitor's orders. */
export interface OrderPage {
  readonly cards: readonly OrderCard[]
  readonly flow: OrderFlow
  readonly tabs: readonly StatusTab[]
  /** Orders of every status. */
  readonly count: number
  /** A status code, or `EVERY_STATUS`. */
  readonly status: string
  readonly page: number
  readonly pages: number
}

type List = Pick<EndpointOutput<typeof listOrders>, 'data' | 'meta' | 'statuses'>
type Counts = EndpointOutput<typeof countOrders>

/** One page of the orders of a status, with the tabs of the others. */
export function orderPage(
  list: List,
  counts: Counts,
  { status, page }: { readonly status: string; readonly page: number }
): OrderPage {
  const flow = statusesOf('order', list)
  const tabs = statusTabs('order', counts, status, messages.every)
  const { data: cards, meta } = list
  return { cards, flow, tabs, count: counts.all, status, page, pages: meta.pages }
}

/** Whether a list of this status can exist; any other is no page. */
export const isKnownStatus = (status: string, counts: Counts): boolean =>
  status === EVERY_STATUS || statusesOf('order', counts).some(({ code }) => code === status)
