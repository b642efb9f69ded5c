import type { OrderStatus } from '@vitrina/core/entities'
import type { OrderCardView } from '@vitrina/core/orders'

import { Status } from '../../kit/tag/tag.tsx'

/** The look of a status by how far it is. */
export const statusTones = {
  waiting: 'waiting',
  moving: 'going',
  ready: 'good',
  done: 'quiet',
  cancelled: 'bad'
} as const satisfies Record<OrderStatus['tone'], string>

export const OrderStatusMark = ({ status, state }: Pick<OrderCardView, 'status' | 'state'>) => (
  <Status tone={statusTones[status.tone]}>{state}</Status>
)
