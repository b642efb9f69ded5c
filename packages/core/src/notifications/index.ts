export type { NotificationPage, NotificationsContext } from './notification-list.ts'
export {
  createNotificationsMachine,
  type NotificationsActor,
  type NotificationsApi,
  type NotificationsEvent
} from './notifications.machine.ts'
export {
  hasMoreNotifications,
  notificationsMessage,
  unreadCount
} from './notifications.selectors.ts'
export {
  isSystemNotification,
  type SystemNotification,
  systemNotifications
} from './system-notifications.ts'
