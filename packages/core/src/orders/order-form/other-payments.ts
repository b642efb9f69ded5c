import type { Order, PaymentMethod } from '../../entities/order.ts'

type UnpaidOrder = Pick<Order, 'price' | 'status' | 'payment'> & {
  readonly delivery: Pick<Order['delivery'], 'address'>
}

/** Whether an order can still be paid in another way: it is new, and its money has not come. */
export const canChangePayment = ({ price, status, payment }: UnpaidOrder): boolean =>
  price > 0 &&
  status.tone === 'waiting' &&
  payment.status !== 'paid' &&
  payment.status !== 'refunded'

/** The other ways to pay an order; what comes by mail is not paid on receipt. */
export const otherPayments = (
  order: UnpaidOrder,
  methods: readonly PaymentMethod[]
): readonly PaymentMethod[] =>
  canChangePayment(order)
    ? methods.filter(
        ({ code, title, unavailable }) =>
          unavailable === '' &&
          title !== order.payment.methodTitle &&
          (code !== 'on_receipt' || order.delivery.address !== '')
      )
    : []
