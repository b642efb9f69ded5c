export const favoritesScreenMessages = {
  title: 'Избранное'
} as const
