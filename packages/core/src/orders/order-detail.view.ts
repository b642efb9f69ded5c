import type { Order } from '../entities/order.ts'
import type { PhoneLengths } from '../platform/field-rules.ts'
import { formatDate, formatTime } from '../values/calendar/date-format.ts'
import { sinceDay } from '../values/calendar/day-from.ts'
import { shownPhone } from '../values/phone/phone.ts'
import { formatPrice } from '../values/price/price-format.ts'
import type { Sums } from '../values/price/sums.ts'
import { orderSums, paymentWords, statusTitle } from './order.view.ts'
import { type OrderRow, orderRows } from './order-rows.view.ts'
import { type OrderFlow, type OrderWay, wholeWay } from './order-way.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { isInvoiceAwaited, moneyBackWords, payableBill, paymentView } from './payment.view.ts'
import { type PickupRow, pickupRows } from './pickup.view.ts'

/** A gift certificate as the page of its order shows it. */
export interface CertificateView {
  readonly number: string
  /** «1 000 ₽, осталось 110 ₽, до 20 августа 2027» */
  readonly words: string
}

/** All that is told of one order. */
export interface OrderView extends Pick<Order, 'id' | 'number' | 'status' | 'commentary'> {
  /** «от 2 августа 2026, 14:05» */
  readonly placed: string
  /** «Новый, ждёт оплаты» */
  readonly state: string
  /** All it went through, with its days, and what is still ahead of it. */
  readonly way: OrderWay
  readonly rows: readonly OrderRow[]
  readonly sums: Sums
  readonly delivery: {
    readonly title: string
    readonly address: string
    /** «с 25 ноября»; '' where no day is named. */
    readonly since: string
  }
  /** `phone` as its mask shows it. */
  readonly recipient: Order['recipient']
  /** «Картой онлайн» */
  readonly method: string
  /** «Картой онлайн, оплачено» */
  readonly payment: string
  /** The bill to pay, as long as it can be paid. */
  readonly billId: string | undefined
  /** How it is collected once it waits; empty of any other. */
  readonly pickup: readonly PickupRow[]
  /** «Вернём 2 000 ₽ …»: what waits to go back to the buyer; '' where nothing does. */
  readonly moneyBack: string
  /** Gift certificates that were bought with it; empty before its payment. */
  readonly certificates: readonly CertificateView[]
  /** «Оплатите счёт до 2 декабря …» while an invoice waits; '' otherwise. */
  readonly invoice: string
  /** What it means to cancel it; undefined where it cannot be cancelled any more. */
  readonly cancelling: string | undefined
}

/** An order as its own page shows it; `flow` are all statuses in their order, empty where nobody told. */
export function orderView(
  order: Order,
  flow: OrderFlow,
  phoneLengths: PhoneLengths = {}
): OrderView {
  const { id, number, status, commentary, createdAt, delivery, recipient, payment } = order
  return {
    ...{ id, number, status, commentary },
    placed: messages.placed(formatDate(createdAt), formatTime(createdAt)),
    state: statusTitle(order),
    way: wholeWay(order, flow),
    rows: orderRows(order),
    sums: orderSums(order),
    delivery: {
      title: delivery.title,
      address: delivery.address,
      since: delivery.date === '' ? '' : sinceDay(delivery.date)
    },
    recipient: { ...recipient, phone: shownPhone(recipient.phone, phoneLengths) },
    method: payment.methodTitle,
    payment: paymentWords(order),
    billId: payableBill(payment),
    pickup: pickupRows(order),
    moneyBack: moneyBackWords(order),
    certificates: (order.certificates ?? []).map(certificateView),
    invoice: isInvoiceAwaited(order) ? paymentView(order).next : '',
    cancelling: cancellingOf(order)
  }
}

const certificateView = (sold: NonNullable<Order['certificates']>[number]): CertificateView => ({
  number: sold.number,
  words: [formatPrice(sold.amount), ...certificateState(sold)].join(', ')
})

function certificateState(sold: NonNullable<Order['certificates']>[number]): readonly string[] {
  const { amount, left, expiresAt, isEnded } = sold
  if (isEnded) return [messages.certificate.ended]
  if (left === 0) return [messages.certificate.spent]
  return [
    ...(left < amount ? [messages.certificate.left(formatPrice(left))] : []),
    messages.certificate.until(formatDate(expiresAt))
  ]
}

function cancellingOf({ canCancel, payment }: Order): string | undefined {
  if (!canCancel) return undefined
  return payment.status === 'paid' ? messages.moneyBack : messages.noWayBack
}
