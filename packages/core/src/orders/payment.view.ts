import type { Order } from '../entities/order.ts'
import type { PaymentStatus } from '../entities/payment.ts'
import { formatPrice } from '../price/price-format.ts'
import { ordersMessages as messages } from './orders.messages.ts'

/** How far the payment of an order has come, and what comes next. */
export interface PaymentView {
  readonly tone: 'quiet' | 'waiting' | 'good' | 'bad'
  readonly title: string
  readonly next: string
  /** The bill to pay, as long as it can be paid. */
  readonly billId: string | undefined
}

const tones = {
  none: 'quiet',
  waiting: 'waiting',
  paid: 'good',
  declined: 'bad',
  refunded: 'quiet'
} as const

type PaidOrder = Pick<Order, 'payment' | 'status'> & {
  readonly delivery: Pick<Order['delivery'], 'address'>
}

/** The payment by the server's word only (R15): `answered` is what it said while that was awaited. */
export function paymentView(order: PaidOrder, answered?: PaymentStatus): PaymentView {
  const { payment, delivery } = order
  const status = isPaymentAwaited(order) ? (answered ?? payment.status) : payment.status
  return {
    tone: tones[status],
    title: paymentTitle({ ...payment, status }),
    next: [nextWords(status, isMailed({ delivery })), moneyBackWords(order)]
      .filter(Boolean)
      .join(' '),
    billId: payableBill({ ...payment, status })
  }
}

/** «Деньги возвращены» only where it is written down that they were. */
export const paymentTitle = ({
  status,
  toReturn
}: Pick<Order['payment'], 'status' | 'toReturn'>): string =>
  status === 'refunded' && toReturn === 0 ? messages.returned : messages.paymentTitles[status]

/** What waits to go back to the buyer, in words; '' where nothing does. */
export function moneyBackWords({ payment, status }: Pick<Order, 'payment' | 'status'>): string {
  const { toReturn = 0 } = payment
  if (toReturn === 0) return ''
  const price = formatPrice(toReturn)
  return status.tone === 'cancelled' ? messages.toReturn(price) : messages.paidTwice(price)
}

/** The bill that can be paid: what is paid or given back has none any more. */
export const payableBill = ({
  status,
  billId
}: Pick<Order['payment'], 'status' | 'billId'>): string | undefined =>
  status === 'waiting' || status === 'declined' ? (billId ?? undefined) : undefined

/** All of it is virtual: it comes by letter, and nothing is brought. */
export const isMailed = ({ delivery }: Pick<PaidOrder, 'delivery'>): boolean =>
  delivery.address === ''

/** The bank's word is on its way: it is worth asking again. */
export const isPaymentAwaited = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.status === 'waiting'

function nextWords(status: PaymentStatus, isByLetter: boolean): string {
  switch (status) {
    case 'waiting':
      return messages.payFirst
    case 'declined':
      return messages.payAgain
    case 'refunded':
      return messages.cancelled
    default:
      return isByLetter ? messages.mailed : messages.collected
  }
}
