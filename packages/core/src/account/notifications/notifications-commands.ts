import {
  aNumber,
  aText,
  type CommandOf,
  type CommandSchema
} from '../../platform/command-shapes.ts'

const notificationsShapes = {
  'notification.markRead': { id: aText },
  'all.markRead': {},
  /** Another tab knows how many are unread. */
  'unread.heard': { unread: aNumber }
}

export type NotificationsCommand = CommandOf<typeof notificationsShapes>

export const notificationsSchema: CommandSchema = {
  name: 'notifications',
  shapes: notificationsShapes
}
