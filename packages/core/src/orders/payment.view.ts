import type { Order, PaymentStatus } from '../entities/order.ts'
import { formatDay } from '../values/calendar/date-format.ts'
import { formatPrice } from '../values/price/price-format.ts'
import { ordersMessages as messages } from './orders.messages.ts'

/** How far the payment of an order has come, and what comes next. */
export interface PaymentView {
  readonly tone: 'quiet' | 'waiting' | 'good' | 'bad'
  readonly title: string
  readonly next: string
  /** The bill to pay, as long as it can be paid. */
  readonly billId: string | undefined
  /** It is paid by an invoice, which waits. */
  readonly isInvoice: boolean
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
  const { payment } = order
  const status = isPaymentAwaited(order) ? (answered ?? payment.status) : payment.status
  return {
    tone: tones[status],
    title: paymentTitle({ ...payment, status }),
    next: [nextWords({ ...order, payment: { ...payment, status } }), moneyBackWords(order)]
      .filter(Boolean)
      .join(' '),
    billId: payableBill({ ...payment, status }),
    isInvoice: isInvoiceAwaited({ payment })
  }
}

/** «Деньги возвращены» only where it is written down that they were. */
export function paymentTitle(
  payment: Pick<Order['payment'], 'status' | 'toReturn' | 'method'>
): string {
  const { status, toReturn } = payment
  if (isInvoiceAwaited({ payment })) return messages.invoiceAwaited
  return status === 'refunded' && toReturn === 0
    ? messages.returned
    : messages.paymentTitles[status]
}

/** An organisation has its invoice and has not paid it: no bank is asked for its word. */
export const isInvoiceAwaited = ({
  payment: { method, status }
}: {
  readonly payment: Pick<Order['payment'], 'method' | 'status'>
}): boolean => method === 'invoice' && status === 'waiting'

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
  payment.status === 'waiting' && !isInvoiceAwaited({ payment })

function nextWords({ payment, status, delivery }: PaidOrder): string {
  if (status.tone === 'cancelled') return messages.cancelled
  if (status.tone === 'ready' || status.tone === 'done') return ''
  switch (payment.status) {
    case 'waiting':
      return isInvoiceAwaited({ payment }) ? invoiceWords(payment) : messages.payFirst
    case 'declined':
      return messages.payAgain
    case 'refunded':
      return messages.cancelled
    default:
      return isMailed({ delivery }) ? messages.mailed : messages.collected
  }
}

const invoiceWords = ({ payUntil }: Order['payment']) =>
  payUntil === undefined
    ? messages.payInvoice
    : // A calendar date has no hour that a time zone could move.
      messages.payInvoiceUntil(formatDay(payUntil, 'UTC'))
