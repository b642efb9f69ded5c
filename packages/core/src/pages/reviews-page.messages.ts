export const reviewsPageMessages = {
  grade: 'Оценка магазина',
  aboutShop: 'о магазине',
  reviewTitle: 'Отзыв о магазине',
  whatPhotos: 'фото покупателей',
  whySignIn: 'Отзывы пишут с аккаунтом магазина. Войдите, и отзыв можно будет отправить.'
} as const
