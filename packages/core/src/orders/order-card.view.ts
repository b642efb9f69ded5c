import type { OrderCard } from '../entities/order.ts'
import { routePath } from '../routes/route-path.ts'
import { formatDay } from '../values/calendar/date-format.ts'
import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'
import { type OrderAction, orderAction, paymentWords, statusTitle } from './order.view.ts'
import { type OrderRow, orderRows } from './order-rows.view.ts'
import { isUnderWay, nextStage, type OrderFlow, type OrderWay, shortWay } from './order-way.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { type PickupRow, pickupRows } from './pickup.view.ts'

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
