import type { OrderView } from '@vitrina/core/orders'
import { refundMessages } from '@vitrina/core/orders'
import { sumText } from '@vitrina/core/values'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import { CancelOrder } from '../order-actions/cancel-order.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { RepeatOrder } from '../order-actions/repeat-order.tsx'
import { orderDetailMessages } from './order-detail.messages.ts'

interface OrderSumsProps {
  order: OrderView
  /** Where its goods are sent back; undefined where nothing can be. */
  refund: string | undefined
  onChanged: (() => void) | undefined
  /** Of the letter: by it a guest cancels and sends back, and does nothing else. */
  orderKey: string | undefined
}

/** What an order costs, and what can still be done with it. */
export function OrderSums(props: OrderSumsProps) {
  const { rules } = usePrices()
  const { rows, total } = props.order.sums
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
      <Acts {...props} />
    </section>
  )
}

const Acts = ({ order, refund, onChanged, orderKey }: OrderSumsProps) => (
  <div className="acts">
    {onChanged && orderKey === undefined && order.billId !== undefined && (
      <PayOrder orderId={order.id} billId={order.billId} size="l" />
    )}
    {onChanged && orderKey === undefined && <RepeatOrder orderId={order.id} variant="soft" />}
    <Button type="button" variant="line" data-live onClick={() => window.print()}>
      {orderDetailMessages.print}
    </Button>
    {onChanged && refund !== undefined && (
      <Button variant="line" href={refund}>
        {refundMessages.start}
      </Button>
    )}
    {onChanged && order.cancelling !== undefined && (
      <CancelOrder
        order={order}
        orderKey={orderKey}
        consequence={order.cancelling}
        onCancelled={onChanged}
      />
    )}
  </div>
)
