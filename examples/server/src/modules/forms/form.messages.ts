export const formMessages = {
  notFound: 'Форма не найдена',
  noFile: 'Файл не найден. Приложите его ещё раз'
} as const
