import type { OrderCardView } from '@vitrina/core/orders'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { RepeatOrder } from '../order-actions/repeat-order.tsx'
import { OrderPapers } from '../order-papers/order-papers.tsx'
import { OrderPickup, OrderTrack } from '../order-track/order-track.tsx'
import { CardHead } from './card-head.tsx'
import { GoodsRow } from './goods-row.tsx'
import { orderCardStyle } from './order-card.styles.ts'
import { OrderStatusMark } from './order-status-mark.tsx'

interface OrderCardProps {
  order: OrderCardView
  /** Of its heading in the page. */
  level?: 2 | 3 | undefined
}

/** An order in a list: where it is, what is in it, what to do with it. */
export function OrderCard({ order, level }: OrderCardProps) {
  const { show } = usePrices()
  const { id, title, href, when, isMoving, rows, price } = order
  return (
    <article className={orderCardStyle()}>
      <CardHead title={<a href={href}>{title}</a>} when={when} level={level}>
        <OrderStatusMark {...order} />
      </CardHead>
      {isMoving && <OrderTrack {...order} />}
      <OrderPickup {...order} />
      <div className="foot">
        <GoodsRow items={rows} />
        <b className="price sum">{show(price)}</b>
        <div className="acts">
          <Action {...order} />
        </div>
      </div>
      <OrderPapers order={order} owner={{ orderId: id }} />
    </article>
  )
}

function Action({ id, href, action }: OrderCardView) {
  if (action.kind === 'pay') return <PayOrder orderId={id} billId={action.billId} size="s" />
  if (action.kind === 'repeat') return <RepeatOrder orderId={id} size="s" />
  return (
    <Button variant="soft" size="s" href={href}>
      {action.title}
    </Button>
  )
}
