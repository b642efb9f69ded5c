import type { Order, OrderCard } from '../entities/order.ts'
import { kopecks } from '../price/kopecks.ts'
import { ordersMessages as messages } from './orders.messages.ts'

/** A row of what an order costs. */
export interface OrderSum {
  readonly title: string
  /** Below zero where it is taken off. */
  readonly rubles: number
}

/** What a visitor does next with an order. */
export type OrderAction =
  | { readonly kind: 'pay'; readonly billId: string }
  | { readonly kind: 'repeat' | 'track' | 'view' }

/** What the server calls the status; a new order with a bill waits for its money besides. */
export function statusTitle({ status, payment }: Pick<OrderCard, 'status' | 'payment'>): string {
  const { waiting } = messages.payments
  if (status.tone !== 'waiting' || payment.billId === null) return status.title
  return status.title.toLowerCase() === waiting ? status.title : `${status.title}, ${waiting}`
}

/** Pay it, buy it again once it is over, follow it on its way, else look at it. */
export function orderAction({
  status,
  payment
}: Pick<OrderCard, 'status' | 'payment'>): OrderAction {
  if (payment.billId !== null) return { kind: 'pay', billId: payment.billId }
  if (status.tone === 'done' || status.tone === 'cancelled') return { kind: 'repeat' }
  return { kind: status.tone === 'moving' ? 'track' : 'view' }
}

/** What the goods of an order cost: with its delivery the rows add up to its price. */
export const orderSums = (
  order: Pick<Order, 'goodsPrice' | 'discount' | 'promoCode' | 'bonusesSpent'>
): readonly OrderSum[] => [
  { title: messages.goods, rubles: order.goodsPrice },
  ...lessOf(discountTitle(order), order.discount),
  ...lessOf(messages.bonuses, order.bonusesSpent)
]

/** «Картой онлайн, оплачен». */
export const paymentWords = ({ payment }: Pick<OrderCard, 'payment'>): string =>
  [payment.methodTitle, messages.payments[payment.status]].filter(Boolean).join(', ')

const discountTitle = ({ promoCode }: Pick<Order, 'promoCode'>) =>
  promoCode ? messages.discountByCode(promoCode) : messages.discount

const lessOf = (title: string, rubles: number): readonly OrderSum[] =>
  kopecks(rubles) > 0 ? [{ title, rubles: -rubles }] : []
