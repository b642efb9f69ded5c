/** §4: these act on the browser; any other type shows a message (C9). */
export const systemNotifications = ['reset_session', 'reload_page'] as const

export type SystemNotification = (typeof systemNotifications)[number]

export const isSystemNotification = (typeCode: string): typeCode is SystemNotification =>
  systemNotifications.some(known => known === typeCode)
