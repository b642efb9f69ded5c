import type { Order, PaymentStatus } from '@vitrina/core/entities'
import { isPaymentAwaited, type PaymentReturnActor, paymentView } from '@vitrina/core/orders'
import type { Opened } from '@vitrina/core/store'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useShop } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Status } from '../../kit/tag/tag.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { InvoiceButton } from '../order-papers/order-papers.tsx'
import { orderPlacedMessages } from './order-placed.messages.ts'

/** The state of an order's payment, asked again while the bank's word is on its way (R15). */
function usePaymentStatus({ id, payment }: Order): PaymentStatus {
  const shop = useShop()
  const [asking, setAsking] = useState<Opened<PaymentReturnActor>>()
  const isWaiting = isPaymentAwaited({ payment })
  const status = useSelector(asking?.actor, state => state?.context.status)

  useEffect(() => {
    if (!isWaiting) return undefined
    let isLeft = false
    const opening = shop.engine().then(engine => engine.part('createPaymentReturn'))
    opening.then(
      open => {
        if (!isLeft) setAsking(open(id))
      },
      // Without the engine the page keeps the server's last word, and a reload asks again.
      () => undefined
    )
    return () => {
      isLeft = true
      setAsking(undefined)
    }
  }, [shop, id, isWaiting])
  useEffect(() => asking?.stop, [asking])

  return status ?? payment.status
}

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
