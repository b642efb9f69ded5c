import { formatDay, formatTime } from '@vitrina/core/calendar'
import { type Order, type OrderStatus } from '@vitrina/core/entities'
import { type OrderFlow, shortWay, wholeWay } from '@vitrina/core/orders'

import { Zip } from '../kit/zip/zip.tsx'
import { orderTrackMessages } from './order-track.messages.ts'
import { orderHistoryStyle, orderTrackStyle } from './order-track.styles.ts'

interface OrderTrackProps {
  status: OrderStatus
  flow: OrderFlow
}

/** How far an order is, on its card. */
export function OrderTrack({ status, flow }: OrderTrackProps) {
  const { stages, value } = shortWay(status, flow)
  return (
    <div className={orderTrackStyle()}>
      <Zip value={value} label={orderTrackMessages.progress(status.title)} />
      <ol>
        {stages.map(({ title, place }) => (
          <li key={title} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface OrderHistoryProps {
  order: Order
  flow: OrderFlow
}

/** The way of an order from its first day to its last. */
export function OrderHistory({ order, flow }: OrderHistoryProps) {
  const { stages, value } = wholeWay(order, flow)
  return (
    <div className={orderHistoryStyle()}>
      {order.status.tone !== 'cancelled' && (
        <Zip value={value} label={orderTrackMessages.progress(order.status.title)} />
      )}
      <ol>
        {stages.map(({ title, place, at }) => (
          <li
            key={`${title} ${at}`}
            data-place={place}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            {title}
            {at && <time dateTime={at}>{`${formatDay(at)}, ${formatTime(at)}`}</time>}
          </li>
        ))}
      </ol>
    </div>
  )
}
