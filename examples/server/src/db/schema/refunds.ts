import type { RefundReason } from '@vitrina/core/entities'
import type { Generated } from 'kysely'

export type RefundStatusCode = 'new' | 'approved' | 'rejected' | 'done'

export interface RefundTable {
  id: string
  order_id: string
  status: RefundStatusCode
  reason: RefundReason
  comment: string
  file_ids: Generated<string[]>
  /** Tells a repeated request from another one. */
  request_hash: string
  sum_kopecks: number
  answer: Generated<string>
  created_at: Date
}

export interface RefundItemTable {
  refund_id: string
  group_id: number
  count: number
}

export interface RefundsTables {
  refund: RefundTable
  refund_item: RefundItemTable
}
