import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { ORDER_NOTIFICATIONS } from '../modules/orders/order-notifications.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { ACCOUNT_NOTIFICATIONS } from './notification-table.ts'
import { daysBefore } from './times.ts'

type Row = SeedRow<'notification'> & { readonly isRead: boolean }

/** Writes what the demo accounts were told about their orders, bonuses and the shop. */
export async function writeNotifications(db: Kysely<Database>): Promise<void> {
  const rows = [...(await orderRows(db)), ...(await accountRows(db))]
  await insertRows(
    db,
    'notification',
    rows.map(({ isRead: _, ...row }) => row)
  )
  const read = rows.flatMap(({ isRead, user_id, id, created_at }) =>
    isRead && user_id ? [{ user_id, notification_id: id, read_at: created_at }] : []
  )
  await insertRows(db, 'notification_read', read)
}

async function orderRows(db: Kysely<Database>): Promise<Row[]> {
  const events = await db
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['orders.number', 'orders.user_id', 'order_event.status', 'order_event.at'])
    .where('orders.user_id', 'is not', null)
    .execute()
  return events.flatMap(({ number, user_id, status, at }) => {
    const text = ORDER_NOTIFICATIONS[status]?.(number)
    return text === undefined ? [] : [row(user_id, text, at, true)]
  })
}

async function accountRows(db: Kysely<Database>): Promise<Row[]> {
  const accounts = await db.selectFrom('app_user').select(['id', 'email']).execute()
  return ACCOUNT_NOTIFICATIONS.flatMap(({ email, daysAgo, isRead, ...text }) => {
    const account = accounts.find(each => each.email === email)
    return account ? [row(account.id, text, new Date(daysBefore(daysAgo)), isRead)] : []
  })
}

const row = (
  userId: string | null,
  { typeCode, title, body }: { typeCode: string; title: string; body: string },
  createdAt: Date,
  isRead: boolean
): Row => ({
  id: randomUUID(),
  user_id: userId,
  type_code: typeCode,
  title,
  body,
  created_at: createdAt,
  isRead
})
