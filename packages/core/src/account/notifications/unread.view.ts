import type { ListedNotification } from '../../entities/notification.ts'
import { notificationsMessages as messages } from './notifications.messages.ts'
import { isRead, unreadCount } from './notifications.selectors.ts'
import type { NotificationsContext } from './notifications.ts'

/** Tells whether any notification shown on the page is still unread. */
export const hasNew = (
  context: NotificationsContext,
  shown: readonly Pick<ListedNotification, 'id' | 'isRead'>[]
): boolean => shown.some(notification => !isRead(context, notification))

/** «3 новых», or that there is none. */
export function unreadWords(context: NotificationsContext): string {
  const unread = unreadCount(context)
  return unread > 0 ? messages.unread(unread) : messages.allRead
}
