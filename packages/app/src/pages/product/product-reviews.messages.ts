export const productReviewsMessages = {
  title: 'Отзывы',
  whatReviews: 'отзывы',
  write: 'Отзыв о товаре',
  fit: 'Как сел размер',
  more: 'Показать ещё'
} as const
