export const reviewsPartMessages = {
  whatForm: 'форму отзыва',
  whatGrades: 'оценки',
  onReview: 'Ваш отзыв на проверке',
  which: 'Какие отзывы',
  average: 'Средняя оценка',
  grades: 'Оценки',
  grade: 'Оценка',
  write: 'Написать отзыв',
  photosOf: (author: string) => `Фото из отзыва: ${author}`
} as const
