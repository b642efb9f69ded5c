import { systemNotifications } from '@vitrina/core/account'
import { type ListedNotification, type Notification } from '@vitrina/core/entities'
import { DAY_MS } from '@vitrina/core/values'
import { type Kysely, type Selectable, sql } from 'kysely'

import type { NotificationTable } from '../../db/schema/notifications.ts'
import type { Database } from '../../db/schema.ts'

/** Most that are pushed when a visitor connects; the list has the rest. */
const PUSHED_ON_OPEN = 20
/** As long as a guest's browser remembers the last one (§9). */
const GUEST_DAYS = 30

export type NotificationRow = Selectable<NotificationTable>

/** An account's own, and those for everybody since it exists. */
export const ofAccount = (db: Kysely<Database>, uid: string) =>
  db
    .selectFrom('notification')
    .leftJoin('notification_read', join =>
      join
        .onRef('notification_read.notification_id', '=', 'notification.id')
        .on('notification_read.user_id', '=', uid)
    )
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb('notification.user_id', '=', uid),
        and([
          eb('notification.user_id', 'is', null),
          eb(
            'notification.created_at',
            '>=',
            selectFrom('app_user').select('created_at').where('app_user.id', '=', uid)
          )
        ])
      ])
    )

export const listedColumns = [
  'notification.id',
  'notification.user_id',
  'notification.type_code',
  'notification.title',
  'notification.body',
  'notification.created_at',
  'notification.position',
  'notification_read.read_at'
] as const

/** The newest unread of an account, in the order they came. */
export async function readUnread(db: Kysely<Database>, uid: string): Promise<NotificationRow[]> {
  const rows = await ofAccount(db, uid)
    .where('notification_read.read_at', 'is', null)
    .select(listedColumns)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.position', 'desc')
    .limit(PUSHED_ON_OPEN)
    .execute()
  return rows.toReversed()
}

/** What a guest may have missed: only what acts on his browser, and only the last. */
export const readForGuest = (db: Kysely<Database>, now: Date): Promise<NotificationRow[]> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', 'is', null)
    .where('type_code', 'in', [...systemNotifications])
    .where('created_at', '>', new Date(now.getTime() - GUEST_DAYS * DAY_MS))
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .execute()

/** Marks as read what the account may see; another's and unknown ids change nothing. */
export async function markRead(
  db: Kysely<Database>,
  { uid, ids, now }: { uid: string; ids: readonly string[] | 'all'; now: Date }
): Promise<number> {
  const unread = ofAccount(db, uid).where('notification_read.read_at', 'is', null)
  const chosen = ids === 'all' ? unread : unread.where('notification.id', 'in', [...ids])
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notification_read')
    .columns(['user_id', 'notification_id', 'read_at'])
    .expression(
      chosen.select(({ ref }) => [
        sql<string>`${uid}::uuid`.as('user_id'),
        ref('notification.id').as('notification_id'),
        sql<Date>`${now}::timestamptz`.as('read_at')
      ])
    )
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  typeCode: row.type_code,
  title: row.title,
  body: row.body,
  createdAt: row.created_at.toISOString()
})

export const toListed = (row: NotificationRow & { read_at: Date | null }): ListedNotification => ({
  ...toNotification(row),
  isRead: row.read_at !== null
})
