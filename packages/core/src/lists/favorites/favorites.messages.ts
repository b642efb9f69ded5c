export const favoritesMessages = {
  title: 'Избранное',
  name: (title: string) => `В избранное: ${title}`,
  putIn: 'Добавить в избранное',
  takeOut: 'Убрать из избранного',
  added: 'Товар добавлен в избранное',
  removed: 'Товар убран из избранного',
  restore: 'Вернуть'
} as const
