export {
  type NotificationView,
  newNotifications,
  notificationListView,
  notificationView
} from './notification.view.ts'
export type { NotificationPage, NotificationsContext } from './notification-list.ts'
export {
  createNotificationsMachine,
  type NotificationsActor,
  type NotificationsApi,
  type NotificationsEvent
} from './notifications.machine.ts'
export { notificationsMessages } from './notifications.messages.ts'
export {
  hasMoreNotifications,
  isRead,
  newestOrderNews,
  notificationsMessage,
  unreadCount
} from './notifications.selectors.ts'
export { notificationsSubject } from './notifications.ts'
export {
  isSystemNotification,
  type SystemNotification,
  systemNotifications
} from './system-notifications.ts'
export { hasNew, unreadWords } from './unread.view.ts'
