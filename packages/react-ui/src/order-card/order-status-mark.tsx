import type { OrderCard } from '@vitrina/core/entities'

import { Status } from '../kit/tag/tag.tsx'
import { statusTones } from './status-tones.ts'

/** A new order with a bill waits for its money; all others are what the server calls them. */
export const OrderStatusMark = ({ status, payment }: Pick<OrderCard, 'status' | 'payment'>) => (
  <Status tone={statusTones[status.tone]}>{statusTitle({ status, payment })}</Status>
)

export const statusTitle = ({ status, payment }: Pick<OrderCard, 'status' | 'payment'>) =>
  status.tone === 'waiting' && payment.billId !== null ? 'Ждёт оплаты' : status.title
