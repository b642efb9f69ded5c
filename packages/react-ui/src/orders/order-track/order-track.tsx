import type { OrderCardView, OrderView } from '@vitrina/core/orders'

import { Zip } from '../../kit/zip/zip.tsx'
import { orderTrackMessages } from './order-track.messages.ts'
import { orderHistoryStyle, orderTrackStyle } from './order-track.styles.ts'

/** How far an order is, on its card. */
export const OrderTrack = (order: Pick<OrderCardView, 'status' | 'way'>) => (
  <div className={orderTrackStyle()}>
    <Progress {...order} />
    <ol>
      {order.way.stages.map(({ title, place }) => (
        <li key={title} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  </div>
)

/** The way of an order from its first day to its last. */
export const OrderHistory = (order: Pick<OrderView, 'status' | 'way'>) => (
  <div className={orderHistoryStyle()}>
    <Progress {...order} />
    <ol>
      {order.way.stages.map(({ title, place, at, when }) => (
        <li
          key={`${title} ${at}`}
          data-place={place}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span>{title}</span>
          {at && <time dateTime={at}>{when}</time>}
        </li>
      ))}
    </ol>
  </div>
)

const Progress = ({ status, way }: Pick<OrderView, 'status' | 'way'>) =>
  way.value !== undefined && (
    <Zip value={way.value} label={orderTrackMessages.progress(status.title)} />
  )
