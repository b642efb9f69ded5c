import type { NotificationText } from '../notifications/notify.ts'

/** What the author of a review hears of it. */
export const REVIEW_NOTIFICATIONS = {
  published: {
    typeCode: 'review',
    title: 'Ваш отзыв опубликован',
    body: 'Спасибо! Теперь он помогает другим покупателям выбрать.'
  },
  rejected: {
    typeCode: 'review',
    title: 'Отзыв не опубликован',
    body: 'В отзыве не должно быть ссылок, контактов, рекламы и грубых слов.'
  },
  answered: {
    typeCode: 'review',
    title: 'Магазин ответил на ваш отзыв',
    body: 'Ответ стоит под отзывом на странице товара или в отзывах о магазине.'
  }
} as const satisfies Record<string, NotificationText>
