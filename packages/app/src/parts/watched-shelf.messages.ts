export const watchedShelfMessages = {
  title: 'Вы смотрели'
} as const
