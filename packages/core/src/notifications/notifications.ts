import { fieldOf } from '../platform/tab-message.ts'
import type { Subject } from '../store/subject.ts'
import {
  EVERY_NOTIFICATION,
  type NotificationsContext,
  noNotifications,
  withWish
} from './notification-list.ts'

export type NotificationsCommand =
  | { readonly type: 'notification.markRead'; readonly id: string }
  | { readonly type: 'all.markRead' }
  /** Another tab knows how many are unread. */
  | { readonly type: 'unread.heard'; readonly unread: number }

/** How many notifications of a member are unread, and which he has read since. */
export const notificationsSubject: Subject<NotificationsContext, NotificationsCommand> = {
  name: 'notifications',
  commands: { 'notification.markRead': true, 'all.markRead': true, 'unread.heard': true },
  start: known => ({ ...noNotifications(), ...known }),
  after: notificationsAfter,
  hear: (context, message) => {
    const unread = heardUnread(message)
    return unread === undefined ? context : { ...context, unread }
  },
  needsShop: ({ wishes }) => wishes.length > 0
}

/** What a command makes of the notifications; the server hears of it later. */
export function notificationsAfter(
  context: NotificationsContext,
  command: NotificationsCommand
): NotificationsContext {
  switch (command.type) {
    case 'notification.markRead':
      return { ...context, ...withWish(context, command.id) }
    case 'all.markRead':
      return { ...context, ...withWish(context, EVERY_NOTIFICATION) }
    case 'unread.heard':
      return { ...context, unread: command.unread }
  }
}

/** What a tab tells the others when another number is unread. */
export const unreadNews = (unread: number) => ({ type: 'notifications.unread', unread })

/** The number of another tab, if that is what it tells of. */
export function heardUnread(message: unknown): number | undefined {
  if (fieldOf(message, 'type') !== 'notifications.unread') return undefined
  const unread = fieldOf(message, 'unread')
  return typeof unread === 'number' && Number.isInteger(unread) && unread >= 0 ? unread : undefined
}
