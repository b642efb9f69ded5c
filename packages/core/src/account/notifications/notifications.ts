import type { ListedNotification, Notification } from '../../entities/notification.ts'
import type { PagingMeta } from '../../entities/paging.ts'
import type { Failure } from '../../platform/api-error.ts'
import { fieldOf } from '../../platform/tab-message.ts'
import { defineSubject } from '../../store/by-command.ts'
import type { NotificationsCommand } from './notifications-commands.ts'

export interface NotificationPage {
  readonly data: readonly ListedNotification[]
  readonly meta: PagingMeta
}

/** The id of one that is to be marked as read, or all of them. */
export type ReadIntent = string

/** In place of an id: every notification there is. */
export const EVERY_NOTIFICATION: ReadIntent = 'all'

export interface NotificationsContext {
  /** The newest first. */
  readonly items: readonly ListedNotification[]
  /** Pages read so far. */
  readonly page: number
  readonly pages: number
  /** Undefined until it was counted. */
  readonly unread: number | undefined
  /** What the server has still to hear of; it is shown as read already. */
  readonly intents: readonly ReadIntent[]
  /** Marked since this page was read: a page of the list may know them as unread. */
  readonly marked: readonly ReadIntent[]
  readonly failure: Failure | undefined
}

export const noNotifications = (): NotificationsContext => ({
  items: [],
  page: 0,
  pages: 1,
  unread: undefined,
  intents: [],
  marked: [],
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

/** A wish is written down once, none beside that of all, and none for what was marked. */
function withIntent(
  context: NotificationsContext,
  intent: ReadIntent
): Pick<NotificationsContext, 'intents' | 'failure'> {
  const { intents, marked } = context
  const isMarked = intent !== EVERY_NOTIFICATION && marked.includes(intent)
  const isKnown = isMarked || [intent, EVERY_NOTIFICATION].some(each => intents.includes(each))
  return { intents: isKnown ? intents : [...intents, intent], failure: undefined }
}

/** The server has heard of the oldest wish. */
export function withoutIntent(context: NotificationsContext): Partial<NotificationsContext> {
  const [intent = '', ...intents] = context.intents
  const isMeant = (id: string) => intent === EVERY_NOTIFICATION || intent === id
  return {
    intents,
    marked: [...new Set([...context.marked, intent])],
    items: context.items.map(item => (isMeant(item.id) ? { ...item, isRead: true } : item)),
    unread: intent === EVERY_NOTIFICATION ? 0 : Math.max(0, (context.unread ?? 0) - 1)
  }
}

/** How many notifications of a member are unread, and which he has read since. */
export const notificationsSubject = /* @__PURE__ */ defineSubject<
  NotificationsContext,
  NotificationsCommand
>({
  name: 'notifications',
  start: initial => ({ ...noNotifications(), ...initial }),
  commands: {
    'notification.markRead': (context, { id }) => ({ ...context, ...withIntent(context, id) }),
    'all.markRead': context => ({ ...context, ...withIntent(context, EVERY_NOTIFICATION) }),
    'unread.heard': (context, { unread }) => ({ ...context, unread })
  },
  receive: (context, message) => {
    const unread = unreadIn(message)
    return unread === undefined ? context : { ...context, unread }
  },
  needsShop: ({ intents }) => intents.length > 0
})

/** What a tab tells the others when another number is unread. */
export const unreadNews = (unread: number) => ({ type: 'notifications.unread', unread })

/** The number of another tab, if that is what it tells of. */
export function unreadIn(message: unknown): number | undefined {
  if (fieldOf(message, 'type') !== 'notifications.unread') return undefined
  const unread = fieldOf(message, 'unread')
  return typeof unread === 'number' && Number.isInteger(unread) && unread >= 0 ? unread : undefined
}
