import type { NotificationsContext } from './notification-list.ts'

/** For the badge; 0 also until they were counted. */
export const unreadCount = ({ unread }: NotificationsContext) => unread ?? 0

export const hasMoreNotifications = ({ page, pages }: NotificationsContext) => page < pages

export const notificationsMessage = ({ failure }: NotificationsContext) => failure?.message ?? ''
