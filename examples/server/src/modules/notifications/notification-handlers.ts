import { isUuid } from '@vitrina/core/platform'
import { countRows } from '../../db/count-rows.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { notificationMessages } from './notifications.messages.ts'
import { listedColumns, markRead, ofAccount, toListed } from './read-notifications.ts'

const ON_A_PAGE = 10
export const notificationHandlers = {
  async listNotifications({ query }, { db, visitor }) {
    const window = pageOf(query, ON_A_PAGE)
    const all = ofAccount(db, visitor.uid ?? '')
    const total = await countRows(all)
    const rows = await all
      .select(listedColumns)
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.position', 'desc')
      .limit(window.limit)
      .offset(window.offset)
      .execute()
    return {
      data: rows.map(toListed),
      meta: pagingMeta(window, total)
    }
  },

  countNotifications: (_, { db, visitor }) =>
    ofAccount(db, visitor.uid ?? '')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('all'),
        fn
          .count<number>('notification.id')
          .filterWhere(eb('notification_read.read_at', 'is', null))
          .as('unread')
      ])
      .executeTakeFirstOrThrow(),

  async markAllNotificationsRead(_, { db, visitor, now }) {
    return { marked: await markRead(db, { uid: visitor.uid ?? '', ids: 'all', now: now() }) }
  },

  async viewNotification({ params }, { db, visitor }) {
    const id = params.id ?? ''
    const found =
      isUuid(id) &&
      (await ofAccount(db, visitor.uid ?? '')
        .where('notification.id', '=', id)
        .select(listedColumns)
        .executeTakeFirst())
    if (!found) throw new HttpError(404, notificationMessages.notFound)
    return toListed(found)
  }
} satisfies Partial<Handlers>
