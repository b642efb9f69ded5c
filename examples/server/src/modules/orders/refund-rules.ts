import type { Refund, RefundReason } from '@vitrina/core/entities'
import { isShopsFault } from '@vitrina/core/orders'
import { DAY_MS } from '@vitrina/core/values'

import type { RefundStatusCode } from '../../db/schema/refunds.ts'

/** Days after the receipt in which goods may come back without being at fault. */
export const REFUND_DAYS = 30

/** In the order of a refund's life. */
export const REFUND_STATUSES: Readonly<Record<RefundStatusCode, Refund['status']>> = {
  new: { code: 'new', title: 'На рассмотрении', tone: 'waiting' },
  approved: { code: 'approved', title: 'Одобрен', tone: 'moving' },
  rejected: { code: 'rejected', title: 'Отклонён', tone: 'cancelled' },
  done: { code: 'done', title: 'Деньги возвращены', tone: 'done' }
}

/** Which statuses the shop may give to a refund in each status. */
export const NEXT_STATUSES: Readonly<Record<RefundStatusCode, readonly RefundStatusCode[]>> = {
  new: ['approved', 'rejected'],
  approved: ['done', 'rejected'],
  rejected: [],
  done: []
}

const REFUND_REASONS: readonly Refund['reason'][] = [
  { code: 'changed_mind', title: 'Не подошёл товар' },
  { code: 'size', title: 'Не подошёл размер' },
  { code: 'defect', title: 'Брак или поломка' },
  { code: 'wrong_item', title: 'Привезли не то' }
]

export const reasonOf = (code: RefundReason): Refund['reason'] =>
  REFUND_REASONS.find(reason => reason.code === code) ?? { code, title: code }

/** Reasons that are accepted for an order received at this time; the shop's own fault at any. */
export function acceptedReasons(receivedAt: Date, now: Date): Refund['reason'][] {
  const isInTime = now.getTime() - receivedAt.getTime() <= REFUND_DAYS * DAY_MS
  return REFUND_REASONS.filter(({ code }) => isInTime || isShopsFault(code))
}
