import type { Order, OrderCard } from '../entities/order.ts'
import { sumsMessages } from '../values/price/sums.messages.ts'
import { certificateTitle, deliveryRow, type Sums, takenOff } from '../values/price/sums.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { isInvoiceAwaited, isMailed, payableBill, paymentTitle } from './payment.view.ts'

/** What a visitor does next with an order. */
export type OrderAction =
  | { readonly kind: 'pay'; readonly billId: string }
  | { readonly kind: 'repeat' }
  /** It has its page for that. */
  | { readonly kind: 'track' | 'view'; readonly title: string }

/** What the server calls the status; a new order with a bill waits for its money besides. */
export function statusTitle({ status, payment }: Pick<OrderCard, 'status' | 'payment'>): string {
  const { waiting } = messages.payments
  if (status.tone !== 'waiting') return status.title
  if (isInvoiceAwaited({ payment })) return messages.invoiceAwaited
  if (payableBill(payment) === undefined) return status.title
  return status.title.toLowerCase() === waiting ? status.title : `${status.title}, ${waiting}`
}

/** Pay it, buy it again once it is over, follow it on its way, else look at it. */
export function orderAction({
  status,
  payment
}: Pick<OrderCard, 'status' | 'payment'>): OrderAction {
  const billId = payableBill(payment)
  if (billId !== undefined) return { kind: 'pay', billId }
  if (status.tone === 'done' || status.tone === 'cancelled') return { kind: 'repeat' }
  return status.tone === 'moving'
    ? { kind: 'track', title: messages.track }
    : { kind: 'view', title: messages.more }
}

/** What an order costs: goods − discount − bonuses + delivery = price. */
export const orderSums = (
  order: Pick<
    Order,
    | 'goodsPrice'
    | 'discount'
    | 'promoCode'
    | 'certificateLeft'
    | 'bonusesSpent'
    | 'delivery'
    | 'price'
  >
): Sums => ({
  rows: [
    { title: sumsMessages.goods, rubles: order.goodsPrice },
    ...takenOff(discountTitle(order), order.discount),
    ...takenOff(sumsMessages.bonuses, order.bonusesSpent),
    isMailed(order)
      ? deliveryRow(undefined, sumsMessages.notNeeded)
      : deliveryRow(order.delivery.price)
  ],
  total: { title: sumsMessages.total, rubles: order.price }
})

/** «Картой онлайн, оплачено». */
export const paymentWords = ({ payment }: Pick<OrderCard, 'payment'>): string =>
  [payment.methodTitle, stateOf(payment)].filter(Boolean).join(', ')

const stateOf = (payment: OrderCard['payment']) =>
  payment.status === 'refunded'
    ? paymentTitle(payment).toLowerCase()
    : messages.payments[payment.status]

function discountTitle({
  promoCode,
  certificateLeft
}: Pick<Order, 'promoCode' | 'certificateLeft'>) {
  if (!promoCode) return sumsMessages.discount
  return certificateLeft === undefined
    ? sumsMessages.discountByCode(promoCode)
    : certificateTitle(promoCode, certificateLeft)
}
