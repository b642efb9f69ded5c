import type { Notification } from '../../entities/notification.ts'

/** §4: these act on the browser; any other type shows a message (C9). */
export const systemNotifications = ['reset_session', 'reload_page'] as const

export type SystemNotification = (typeof systemNotifications)[number]

export const isSystemNotification = (typeCode: string): typeCode is SystemNotification =>
  systemNotifications.some(each => each === typeCode)

/**
 * Decides whether a notification is older than the member's token, so that it is only marked as read
 * (C1): whoever has signed in since starts afresh already. Both times are the server's; a token gives
 * whole seconds (`iat`), so one of the same second is not older.
 */
export const isBeforeToken = ({ createdAt }: Pick<Notification, 'createdAt'>, iat = 0): boolean =>
  Date.parse(createdAt) < iat * 1000
