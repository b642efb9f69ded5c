import type { OrderCard, OrderStatus } from '@vitrina/core/entities'
import { statusTitle } from '@vitrina/core/orders'

import { Status } from '../kit/tag/tag.tsx'

/** The look of a status by how far it is. */
const tones = {
  waiting: 'waiting',
  moving: 'going',
  ready: 'good',
  done: 'quiet',
  cancelled: 'bad'
} as const satisfies Record<OrderStatus['tone'], string>

export const OrderStatusMark = (order: Pick<OrderCard, 'status' | 'payment'>) => (
  <Status tone={tones[order.status.tone]}>{statusTitle(order)}</Status>
)
