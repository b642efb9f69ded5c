export const reviewsPageMessages = {
  grade: 'Оценка магазина',
  aboutShop: 'о магазине',
  reviewTitle: 'Отзыв о магазине',
  whatPhotos: 'фото покупателей'
} as const
