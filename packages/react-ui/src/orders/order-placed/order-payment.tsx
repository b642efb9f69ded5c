import { type Order } from '@vitrina/core/entities'
import { paymentView } from '@vitrina/core/orders'
import { usePrices } from '../../binding/use-prices.ts'
import { Status } from '../../kit/tag/tag.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { InvoiceButton } from '../order-papers/order-papers.tsx'
import { orderPlacedMessages } from './order-placed.messages.ts'
import { usePaymentStatus } from './use-payment-status.ts'

/** Whether the order is paid, by the server's word only, and the way to the bank while it is not. */
export function OrderPayment({ order }: { order: Order }) {
  const { show } = usePrices()
  const status = usePaymentStatus(order)
  const { tone, title, next, billId, isInvoice } = paymentView(order, status)
  return (
    <section className="payment" aria-label={orderPlacedMessages.payment}>
      <p className="state" role="status">
        <b className="price">{show(order.price)}</b>
        <Status tone={tone}>{title}</Status>
      </p>
      <p>{next}</p>
      {isInvoice && <InvoiceButton order={order} owner={{ orderId: order.id }} />}
      {billId !== undefined && <PayOrder orderId={order.id} billId={billId} size="l" />}
    </section>
  )
}
