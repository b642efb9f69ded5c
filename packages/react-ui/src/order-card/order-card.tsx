import { routePath } from '@vitrina/core'
import { formatDay } from '@vitrina/core/calendar'
import type { OrderCard as Card } from '@vitrina/core/entities'
import type { OrderFlow } from '@vitrina/core/orders'
import { orderAction, orderRows } from '@vitrina/core/orders'
import { countedNouns, countOf } from '@vitrina/core/plural'

import { Button } from '../kit/button/button.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { RepeatOrder } from '../order-actions/repeat-order.tsx'
import { OrderPapers } from '../order-papers/order-papers.tsx'
import { OrderTrack } from '../order-track/order-track.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { CardHead } from './card-head.tsx'
import { GoodsRow } from './goods-row.tsx'
import { orderCardMessages } from './order-card.messages.ts'
import { orderCardStyle } from './order-card.styles.ts'
import { OrderStatusMark } from './order-status-mark.tsx'

interface OrderCardProps {
  order: Card
  flow: OrderFlow
  /** Of its heading in the page. */
  level?: 2 | 3 | undefined
}

/** An order in a list: where it is, what is in it, what to do with it. */
export function OrderCard({ order, flow, level }: OrderCardProps) {
  const { show } = usePrices()
  const { id, number, createdAt, count, status } = order
  return (
    <article className={orderCardStyle()}>
      <CardHead
        title={
          <a href={routePath('user-profile-order-detail-id', { id })}>
            {orderCardMessages.numbered(number)}
          </a>
        }
        when={`${formatDay(createdAt)}, ${countOf(count, countedNouns.products)}`}
        level={level}
      >
        <OrderStatusMark {...order} />
      </CardHead>
      {status.tone === 'moving' && <OrderTrack status={status} flow={flow} />}
      <div className="foot">
        <GoodsRow items={orderRows(order)} />
        <b className="price sum">{show(order.price)}</b>
        <div className="acts">
          <Action order={order} />
        </div>
      </div>
      <OrderPapers order={order} owner={{ orderId: id }} />
    </article>
  )
}

function Action({ order }: { order: Card }) {
  const action = orderAction(order)
  if (action.kind === 'pay') return <PayOrder orderId={order.id} billId={action.billId} size="s" />
  if (action.kind === 'repeat') return <RepeatOrder orderId={order.id} size="s" />
  return (
    <Button
      variant="soft"
      size="s"
      href={routePath('user-profile-order-detail-id', { id: order.id })}
    >
      {action.kind === 'track' ? orderCardMessages.track : orderCardMessages.more}
    </Button>
  )
}
