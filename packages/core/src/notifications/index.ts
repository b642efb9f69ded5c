export type { NotificationPage, NotificationsContext } from './notification-list.ts'
export {
  createNotificationsMachine,
  type NotificationsActor,
  type NotificationsApi,
  type NotificationsEvent
} from './notifications.machine.ts'
export {
  isSystemNotification,
  type SystemNotification,
  systemNotifications
} from './system-notifications.ts'
