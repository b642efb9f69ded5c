import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'

import type { OrderItemTable } from '../db/schema/orders.ts'
import type { Database } from '../db/schema.ts'
import { BLANK_ROWS, type BlankRow } from './blank-table.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { REFUND_ROWS, type RefundRow } from './refund-table.ts'
import { daysBefore } from './times.ts'

const FIRST_NUMBER = 200_001

/** Writes one-click orders and refunds of the demo accounts; those without their order are left out. */
export async function writeRequests(db: Kysely<Database>): Promise<void> {
  for (const [index, row] of BLANK_ROWS.entries()) await writeBlank(db, row, index)
  for (const row of REFUND_ROWS) await writeRefund(db, row)
}

async function findOrder(db: Kysely<Database>, number: string) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  const items = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', order?.id ?? randomUUID())
    .orderBy('position')
    .execute()
  const [first] = items
  return order && first && { order, first, items }
}

async function writeBlank(
  db: Kysely<Database>,
  { order: number, status, daysAgo, commentary }: BlankRow,
  index: number
): Promise<void> {
  const found = await findOrder(db, number)
  if (found === undefined) return
  const { order, first, items } = found
  const id = randomUUID()
  const isOrdered = status === 'ordered'
  await insertRows(db, 'blank', [
    {
      id,
      number: `З-${FIRST_NUMBER + index}`,
      user_id: order.user_id,
      guest_hash: null,
      status,
      name: order.recipient.fio,
      phone: order.recipient.phone,
      commentary,
      wish: `demo ${index}`,
      order_id: isOrdered ? order.id : null,
      created_at: new Date(daysBefore(daysAgo))
    }
  ])
  const wanted = isOrdered ? items : [{ ...first, count: 1, sum_kopecks: first.price_kopecks }]
  const rows = wanted.map(item => blankItem(id, item))
  await insertRows(db, 'blank_item', rows)
}

const blankItem = (blankId: string, item: Selectable<OrderItemTable>): SeedRow<'blank_item'> => ({
  blank_id: blankId,
  position: item.position,
  group_id: item.group_id,
  product_id: item.product_id,
  title: item.title,
  variant: item.variant,
  url: item.url,
  image: item.image,
  count: item.count,
  price_kopecks: item.price_kopecks,
  sum_kopecks: item.sum_kopecks
})

async function writeRefund(db: Kysely<Database>, row: RefundRow): Promise<void> {
  const found = await findOrder(db, row.order)
  if (found === undefined) return
  const { order, first } = found
  const id = randomUUID()
  const count = Math.min(row.count, first.count)
  await insertRows(db, 'refund', [
    {
      id,
      order_id: order.id,
      status: row.status,
      reason: row.reason,
      comment: row.comment,
      file_ids: [],
      request_hash: `demo ${row.order}`,
      sum_kopecks: first.price_kopecks * count,
      answer: row.answer,
      created_at: new Date(daysBefore(row.daysAgo))
    }
  ])
  await insertRows(db, 'refund_item', [{ refund_id: id, group_id: first.group_id, count }])
}
