export const addressMessages = {
  country: 'Россия',
  saved: 'Адрес сохранён',
  removed: 'Адрес удалён',
  restored: 'Адрес возвращён'
} as const
