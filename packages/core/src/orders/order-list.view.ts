import type { EndpointOutput } from '../api/endpoint.ts'
import type { listOrders } from '../contracts/orders.ts'
import type { OrderCard } from '../entities/order.ts'
import { SEARCH_MAX } from '../entities/text-limits.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'
import { formatDay } from '../values/calendar/date-format.ts'
import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { type OrderAction, orderAction, paymentWords, statusTitle } from './order.view.ts'
import { type OrderRow, orderRows } from './order-rows.view.ts'
import { isUnderWay, nextStage, type OrderFlow, type OrderWay, shortWay } from './order-way.ts'
import { ordersMessages as messages, ordersMessages } from './orders.messages.ts'
import { type PickupRow, pickupRows } from './pickup.view.ts'
import { type ListByStatus, listByStatus } from './status-list/list-by-status.ts'
import { EVERY_STATUS, type StatusCounts, statusesOf } from './status-list/status-list.ts'

/** An order in a list; plain JSON. */
export interface OrderCardView
  extends Pick<OrderCard, 'id' | 'number' | 'status' | 'canCancel' | 'price'> {
  /** «Заказ П-1» */
  readonly title: string
  readonly href: string
  /** «12 августа, 6 товаров» */
  readonly when: string
  /** «Новый, ждёт оплаты» */
  readonly state: string
  /** «Картой онлайн, оплачено» */
  readonly payment: string
  readonly rows: readonly OrderRow[]
  /** What a visitor does next with it. */
  readonly action: OrderAction
  /** A buyer still waits for it. */
  readonly isUnderWay: boolean
  /** It is being packed or brought, or waits to be collected: its card shows how far it is. */
  readonly isMoving: boolean
  readonly way: OrderWay
  /** «Дальше: в пути» */
  readonly next: string
  /** How it is collected once it waits; empty of any other. */
  readonly pickup: readonly PickupRow[]
}

/** An order as a list shows it; `flow` are all statuses in their order, as the list's answer has them. */
export function orderCardView(order: OrderCard, flow: OrderFlow): OrderCardView {
  const { id, number, status, canCancel, price, createdAt, count } = order
  return {
    ...{ id, number, status, canCancel, price },
    title: messages.numbered(number),
    href: routePath('user-profile-order-detail-id', { id }),
    when: `${formatDay(createdAt)}, ${countOf(count, countedNouns.products)}`,
    state: statusTitle(order),
    payment: paymentWords(order),
    rows: orderRows(order),
    action: orderAction(order),
    isUnderWay: isUnderWay(order),
    isMoving: status.tone === 'moving' || status.tone === 'ready',
    way: shortWay(order, flow),
    next: nextStage(order, flow),
    pickup: pickupRows(order)
  }
}

/** One page of a visitor's orders. */
export interface OrderPage extends ListByStatus<OrderCardView> {
  readonly flow: OrderFlow
  /** Orders of every status. */
  readonly count: number
  readonly search: OrderSearch
}

/** The form that looks for an order by its number or by what is in it. */
interface OrderSearch {
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
