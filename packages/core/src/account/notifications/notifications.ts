import { fieldOf } from '../../platform/tab-message.ts'
import { defineSubject } from '../../store/by-command.ts'
import {
  EVERY_NOTIFICATION,
  type NotificationsContext,
  noNotifications,
  withWish
} from './notification-list.ts'
import type { NotificationsCommand } from './notifications-commands.ts'

/** How many notifications of a member are unread, and which he has read since. */
export const notificationsSubject = /* @__PURE__ */ defineSubject<
  NotificationsContext,
  NotificationsCommand
>({
  name: 'notifications',
  start: known => ({ ...noNotifications(), ...known }),
  commands: {
    'notification.markRead': (context, { id }) => ({ ...context, ...withWish(context, id) }),
    'all.markRead': context => ({ ...context, ...withWish(context, EVERY_NOTIFICATION) }),
    'unread.heard': (context, { unread }) => ({ ...context, unread })
  },
  hear: (context, message) => {
    const unread = heardUnread(message)
    return unread === undefined ? context : { ...context, unread }
  },
  needsShop: ({ wishes }) => wishes.length > 0
})

/** What a tab tells the others when another number is unread. */
export const unreadNews = (unread: number) => ({ type: 'notifications.unread', unread })

/** The number of another tab, if that is what it tells of. */
export function heardUnread(message: unknown): number | undefined {
  if (fieldOf(message, 'type') !== 'notifications.unread') return undefined
  const unread = fieldOf(message, 'unread')
  return typeof unread === 'number' && Number.isInteger(unread) && unread >= 0 ? unread : undefined
}
