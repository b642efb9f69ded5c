import type { ListedNotification } from '../../entities/notification.ts'
import { EVERY_NOTIFICATION, type NotificationsContext } from './notifications.ts'

/** For the badge; 0 also until they were counted. */
export const unreadCount = ({ unread = 0, intents }: NotificationsContext) =>
  intents.includes(EVERY_NOTIFICATION) ? 0 : Math.max(0, unread - intents.length)

/** Whether one of a list was read, there or since. */
export const isRead = (
  { unread, intents, marked }: NotificationsContext,
  { id, isRead: wasRead }: Pick<ListedNotification, 'id' | 'isRead'>
): boolean =>
  wasRead ||
  unread === 0 ||
  [id, EVERY_NOTIFICATION].some(intent => intents.includes(intent) || marked.includes(intent))

const ORDER = 'order'

/** The id of the newest notification about an order; undefined while none is known. */
export const newestOrderNews = ({ items }: NotificationsContext): string | undefined =>
  items.find(({ typeCode }) => typeCode === ORDER)?.id

export const notificationsMessage = ({ failure }: NotificationsContext) => failure?.message ?? ''
