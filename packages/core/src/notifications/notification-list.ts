import type { ListedNotification, Notification } from '../entities/notification.ts'
import type { PagingMeta } from '../entities/paging.ts'
import type { Failure } from '../errors/api-error.ts'

export interface NotificationPage {
  readonly data: readonly ListedNotification[]
  readonly meta: PagingMeta
}

export interface NotificationsContext {
  /** The newest first. */
  readonly items: readonly ListedNotification[]
  /** Pages read so far. */
  readonly page: number
  readonly pages: number
  /** Undefined until it was counted. */
  readonly unread: number | undefined
  readonly failure: Failure | undefined
}

export const noNotifications = (): NotificationsContext => ({
  items: [],
  page: 0,
  pages: 1,
  unread: undefined,
  failure: undefined
})

/** One that comes while pages are read shifts them: the same id stands there once. */
export function withPage(
  context: NotificationsContext,
  { data, meta }: NotificationPage
): Partial<NotificationsContext> {
  const before = meta.page === 1 ? [] : context.items
  const known = new Set(before.map(({ id }) => id))
  const fresh = data.filter(({ id }) => !known.has(id))
  return { items: [...before, ...fresh], page: meta.page, pages: meta.pages, failure: undefined }
}

/** What came over the live connection is shown at once; its handling marks it as read. */
export function withArrived(
  context: NotificationsContext,
  notification: Notification
): Partial<NotificationsContext> {
  if (context.items.some(({ id }) => id === notification.id)) return {}
  return { items: [{ ...notification, isRead: true }, ...context.items] }
}

export const allRead = ({ items }: NotificationsContext): Partial<NotificationsContext> => ({
  items: items.map(item => ({ ...item, isRead: true })),
  unread: 0,
  failure: undefined
})
