export const productCardMessages = {
  noReviews: 'Нет отзывов',
  sizes: 'Размеры:'
} as const
