import type { EndpointOutput } from '../api/endpoint.ts'
import type { countOrders, listOrders } from '../contracts/orders.ts'
import type { OrderCard } from '../entities/order.ts'
import { routePath } from '../routes/route-path.ts'
import { type ListByStatus, listByStatus } from './list-by-status.ts'
import type { OrderFlow } from './order-way.ts'
import { ordersMessages } from './orders.messages.ts'
import { statusesOf } from './status-list.ts'

/** One page of a visitor's orders. */
export interface OrderPage extends ListByStatus<OrderCard> {
  readonly flow: OrderFlow
  /** Orders of every status. */
  readonly count: number
}

type List = Pick<EndpointOutput<typeof listOrders>, 'data' | 'meta' | 'statuses'>
type Counts = EndpointOutput<typeof countOrders>

const rules = {
  entity: 'order',
  words: ordersMessages,
  hrefOf: (status: string) => routePath('user-profile-order-status', { status }),
  card: (order: OrderCard) => order
} as const

/** One page of the orders of a status, with the tabs of the others. */
export const orderPage = (
  list: List,
  counts: Counts,
  asked: { readonly status: string; readonly page: number }
): OrderPage => ({
  ...listByStatus({ list, counts }, asked, rules),
  flow: statusesOf('order', list),
  count: counts.all
})
