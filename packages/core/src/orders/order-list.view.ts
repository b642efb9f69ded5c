import type { EndpointOutput } from '../api/endpoint.ts'
import type { listOrders } from '../contracts/orders.ts'
import type { OrderCard } from '../entities/order.ts'
import { SEARCH_MAX } from '../entities/text-limits.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { type OrderCardView, orderCardView } from './order-card.view.ts'
import type { OrderFlow } from './order-way.ts'
import { ordersMessages } from './orders.messages.ts'
import { type ListByStatus, listByStatus } from './status-list/list-by-status.ts'
import { EVERY_STATUS, type StatusCounts, statusesOf } from './status-list/status-list.ts'

/** One page of a visitor's orders. */
export interface OrderPage extends ListByStatus<OrderCardView> {
  readonly flow: OrderFlow
  /** Orders of every status. */
  readonly count: number
  readonly search: OrderSearch
}

/** The form that looks for an order by its number or by what is in it. */
export interface OrderSearch {
  readonly action: string
  readonly text: string
  readonly maxLength: number
}

type List = Pick<EndpointOutput<typeof listOrders>, 'data' | 'meta' | 'statuses'>

const rules = {
  entity: 'order',
  words: ordersMessages,
  hrefOf: (status: string) => routePath('user-profile-order-status', { status })
} as const

interface AskedOrders {
  readonly status: string
  readonly page: number
  /** Empty lists all. */
  readonly search: string
}

/** One page of the orders of a status, with the tabs of the others. */
export function orderPage(list: List, counts: StatusCounts, asked: AskedOrders): OrderPage {
  const flow = statusesOf('order', list)
  const card = (order: OrderCard) => orderCardView(order, flow)
  return {
    ...listByStatus({ list, counts }, asked, { ...rules, card, search: searchOf(asked) }),
    flow,
    count: counts.all,
    search: { action: everyOrder, text: asked.search, maxLength: SEARCH_MAX }
  }
}

const everyOrder = rules.hrefOf(EVERY_STATUS)

const searchOf = ({ status, search }: AskedOrders) =>
  search === ''
    ? undefined
    : {
        href: `${rules.hrefOf(status)}?${new URLSearchParams({ q: search })}`,
        empty: {
          title: ordersMessages.noneFound,
          text: ordersMessages.noneFoundHint,
          action: { title: ordersMessages.toEvery, href: everyOrder }
        }
      }

/** What is looked for by the address of a list of orders, as long as the shop takes it. */
export const orderSearch = (url: string): string =>
  typedText(queryParams(url).get('q') ?? '').slice(0, SEARCH_MAX)
