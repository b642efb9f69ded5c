export const productReviewsMessages = {
  title: 'Отзывы',
  whatGrades: 'оценки',
  write: 'Отзыв о товаре',
  fit: 'Как сел размер',
  more: 'Показать ещё'
} as const
