export const productReviewsMessages = {
  title: 'Отзывы',
  write: 'Отзыв о товаре',
  fit: 'Как сел размер',
  more: 'Показать ещё'
} as const
