import type { Order } from '@vitrina/core/entities'
import { orderSums } from '@vitrina/core/orders'
import { canRefund, refundHref, refundMessages } from '@vitrina/core/refunds'
import type { ReactNode } from 'react'

import { Button } from '../kit/button/button.tsx'
import { CancelOrder } from '../order-actions/cancel-order.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { RepeatOrder } from '../order-actions/repeat-order.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { orderDetailMessages } from './order-detail.messages.ts'

interface OrderSumsProps {
  order: Order
  onChanged: (() => void) | undefined
}

/** What an order costs, and what can still be done with it. */
export function OrderSums({ order, onChanged }: OrderSumsProps) {
  const { show } = usePrices()
  const { delivery, price, payment } = order
  const free = delivery.price === 0
  return (
    <section className="sums" aria-label={orderDetailMessages.sums}>
      <dl>
        {orderSums(order).map(({ title, rubles }) => (
          <Sum key={title} name={title}>
            {show(rubles)}
          </Sum>
        ))}
        <Sum name={orderDetailMessages.delivery}>
          {free ? orderDetailMessages.free : show(delivery.price)}
        </Sum>
        <div className="whole">
          <dt>{orderDetailMessages.total}</dt>
          <dd>{show(price)}</dd>
        </div>
      </dl>
      <div className="acts">
        {onChanged && payment.billId !== null && (
          <PayOrder orderId={order.id} billId={payment.billId} size="l" />
        )}
        {onChanged && <RepeatOrder orderId={order.id} variant="soft" />}
        <Button type="button" variant="line" data-live onClick={() => window.print()}>
          {orderDetailMessages.print}
        </Button>
        {onChanged && canRefund(order) && (
          <Button variant="line" href={refundHref(order.id)}>
            {refundMessages.start}
          </Button>
        )}
        {onChanged && order.canCancel && <CancelOrder order={order} onCancelled={onChanged} />}
      </div>
    </section>
  )
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
