import type { EndpointOutput } from '../api/endpoint.ts'
import type { countOrders, listOrders } from '../contracts/orders.ts'
import type { OrderCard } from '../entities/order.ts'
import { type EmptyList, type ListView, listView } from '../pagination/list.view.ts'
import { routePath } from '../routes/route-path.ts'
import type { OrderFlow } from './order-way.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { EVERY_STATUS, isStatusOf, type StatusTab, statusesOf, statusTabs } from './status-list.ts'

/** One page of a visitor's orders. */
export interface OrderPage extends ListView<OrderCard> {
  readonly flow: OrderFlow
  readonly tabs: readonly StatusTab[]
  /** Orders of every status. */
  readonly count: number
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
  const tabs = statusTabs('order', counts, status, { every: messages.every, hrefOf })
  const view = listView(list, {
    href: hrefOf(status),
    page,
    card: order => order,
    empty: () => (counts.all > 0 ? noneHere : noneYet)
  })
  return { ...view, flow, tabs, count: counts.all }
}

const hrefOf = (status: string) => routePath('user-profile-order-status', { status })

const noneHere: EmptyList = {
  title: messages.noneHere,
  text: messages.noneHereHint,
  action: { title: messages.everyOrder, href: hrefOf(EVERY_STATUS) }
}

const noneYet: EmptyList = {
  title: messages.noneYet,
  text: messages.noneYetHint,
  note: messages.noneYetNote,
  action: { title: messages.toCatalogue, href: routePath('catalog') }
}

/** Whether a list of this status can exist; any other is no page. */
export const isKnownStatus = (status: string, counts: Counts): boolean =>
  isStatusOf('order', status, counts)
