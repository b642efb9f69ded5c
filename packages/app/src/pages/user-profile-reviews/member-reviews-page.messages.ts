export const memberReviewsPageMessages = {
  title: 'Мои отзывы'
} as const
