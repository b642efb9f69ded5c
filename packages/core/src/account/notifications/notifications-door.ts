import type { DoorOf } from '../../store/shapes-of.ts'
import type { NotificationsCommand } from './notifications.ts'

/** What the commands cannot do without, once the machine runs. */
export const notificationsDoor: DoorOf<NotificationsCommand> = {
  name: 'notifications',
  shapes: {
    'notification.markRead': { id: 'a text' },
    'all.markRead': {},
    'unread.heard': { unread: 'a number' }
  }
}
