export const notificationMessages = {
  notFound: 'Уведомление не найдено'
} as const
