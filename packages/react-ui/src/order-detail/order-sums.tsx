import type { Order } from '@vitrina/core/entities'
import { orderSums } from '@vitrina/core/orders'
import { sumText } from '@vitrina/core/price'
import { canRefund, refundHref, refundMessages } from '@vitrina/core/refunds'

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
  const { rules } = usePrices()
  const { rows, total } = orderSums(order)
  return (
    <section className="sums" aria-label={orderDetailMessages.sums}>
      <dl>
        {rows.map(row => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{sumText(row, rules)}</dd>
          </div>
        ))}
        <div className="whole">
          <dt>{total.title}</dt>
          <dd>{sumText(total, rules)}</dd>
        </div>
      </dl>
      <Acts order={order} onChanged={onChanged} />
    </section>
  )
}

const Acts = ({ order, onChanged }: OrderSumsProps) => (
  <div className="acts">
    {onChanged && order.payment.billId !== null && (
      <PayOrder orderId={order.id} billId={order.payment.billId} size="l" />
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
)
