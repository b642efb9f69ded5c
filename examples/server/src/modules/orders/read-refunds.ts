import type { Refund, Refundable } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { OrderItemTable, OrdersTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { acceptedReasons, REFUND_STATUSES, reasonOf } from './refund-rules.ts'

type OrderRow = Selectable<OrdersTable>
type ItemRow = Selectable<OrderItemTable>

const NOTHING: Refundable = { items: [], reasons: [] }

/** Refunds of an order, the newest first. */
export async function readRefunds(db: Kysely<Database>, order: OrderRow): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const items = await readOrderItems(db, order.id)
  const returned = await readReturned(db, order.id)
  return rows.map(row => ({
    id: row.id,
    orderId: order.id,
    orderNumber: order.number,
    createdAt: row.created_at.toISOString(),
    status: REFUND_STATUSES[row.status],
    reason: reasonOf(row.reason),
    comment: row.comment,
    fileIds: row.file_ids,
    items: returned
      .filter(({ refund_id }) => refund_id === row.id)
      .map(({ group_id, count }) => ({ ...factsOf(items, group_id), groupId: group_id, count })),
    sum: row.sum_kopecks / 100,
    answer: row.answer
  }))
}

const readReturned = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('refund_item')
    .innerJoin('refund', 'refund.id', 'refund_item.refund_id')
    .selectAll('refund_item')
    .where('refund.order_id', '=', orderId)
    .orderBy('group_id')
    .execute()

/** What of an order can still be sent back at this moment. */
export async function readRefundable(
  db: Kysely<Database>,
  order: OrderRow,
  now: Date
): Promise<Refundable> {
  if (order.status !== 'done') return NOTHING
  const items = await countLeft(db, order.id)
  if (items.length === 0) return NOTHING
  return { items, reasons: acceptedReasons(await readReceivedAt(db, order), now) }
}

/** Pieces by group that were bought and are not on their way back. */
export async function countLeft(db: Kysely<Database>, orderId: string) {
  const bought = await readOrderItems(db, orderId)
  const returned = await db
    .selectFrom('refund_item')
    .innerJoin('refund', 'refund.id', 'refund_item.refund_id')
    .select(['group_id', 'count'])
    .where('refund.order_id', '=', orderId)
    .where('refund.status', '<>', 'rejected')
    .execute()
  const left = new Map<number, number>()
  for (const { group_id, count } of bought) left.set(group_id, (left.get(group_id) ?? 0) + count)
  for (const { group_id, count } of returned) left.set(group_id, (left.get(group_id) ?? 0) - count)
  return [...left].map(([groupId, count]) => ({ groupId, count })).filter(({ count }) => count > 0)
}

export const readOrderItems = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** When the order was handed over; the time of the order itself where nobody wrote it down. */
export async function readReceivedAt(db: Kysely<Database>, order: OrderRow): Promise<Date> {
  const event = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', order.id)
    .where('status', '=', 'done')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return event?.at ?? order.created_at
}

function factsOf(items: readonly ItemRow[], groupId: number) {
  const item = items.find(({ group_id }) => group_id === groupId)
  return { title: item?.title ?? '', variant: item?.variant ?? '', image: item?.image ?? null }
}
