import type { OrderCard, OrderStatus } from '@vitrina/core/entities'
import { statusTitle } from '@vitrina/core/orders'

import { Status } from '../kit/tag/tag.tsx'

/** The look of a status by how far it is. */
export const statusTones = {
  waiting: 'waiting',
  moving: 'going',
  ready: 'good',
  done: 'quiet',
  cancelled: 'bad'
} as const satisfies Record<OrderStatus['tone'], string>

export const OrderStatusMark = (order: Pick<OrderCard, 'status' | 'payment'>) => (
  <Status tone={statusTones[order.status.tone]}>{statusTitle(order)}</Status>
)
