export const notificationListMessages = {
  title: 'Уведомления',
  unread: ', новое'
} as const
