export const homeVoicesMessages = {
  whatCollections: 'подборки',
  whatReviews: 'отзывы',
  whatPosts: 'записи блога',
  collections: 'Подборки',
  reviews: 'Что пишут родители',
  allReviews: 'Все отзывы',
  blog: 'Блог',
  allPosts: 'Все записи'
} as const
