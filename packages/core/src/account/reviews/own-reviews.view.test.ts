import { expect, test } from 'vitest'

import type { OwnReview } from '../../entities/review.ts'
import { ownReviewsPage } from './own-reviews.view.ts'

const review: OwnReview = {
  ...{ id: 'r-1', type: 'product', productId: 7, author: 'Анна С.', city: 'Тула', rate: 4 },
  ...{ text: 'Молнии целы.', variant: 'синий', fit: null, files: [], status: 'moderation' },
  answer: { text: 'Спасибо!', createdAt: '2026-11-02T10:00:00Z' },
  createdAt: '2026-11-01T10:00:00Z',
  subject: { title: 'Рюкзак «Перемена»', url: '/catalog/backpacks/detail/break' }
}
const meta = { page: 1, limit: 10, total: 1, pages: 1 }
const cardOf = (changed: Partial<OwnReview>) =>
  ownReviewsPage({ data: [{ ...review, ...changed }], meta }, 1).cards[0]

test('an own review tells what it is about, what became of it and what the shop answered', () => {
  expect(cardOf({})).toMatchObject({
    about: 'Рюкзак «Перемена»',
    href: '/catalog/backpacks/detail/break',
    status: 'На проверке',
    tone: 'waiting',
    review: { text: 'Молнии целы.', answer: 'Спасибо!' }
  })
  expect(cardOf({ status: 'published' })).toMatchObject({ status: 'Опубликован', tone: 'good' })
  expect(cardOf({ status: 'rejected' })).toMatchObject({ status: 'Отклонён', tone: 'bad' })
})

test('files that the shop has not seen yet are counted, and shown once they are published', () => {
  const photo = { fileId: 'a-1', kind: 'image', alt: '', cover: 'sky' } as const
  const waiting = cardOf({ files: [photo, { ...photo, fileId: 'a-2' }] })

  expect(waiting?.review.pictures).toEqual([])
  expect(waiting?.hint).toBe(
    'Пока отзыв видите только вы. Обычно проверка занимает день. Приложено: 2 файла. После проверки всё появится здесь.'
  )
  expect(cardOf({ files: [photo], status: 'published' })?.review.pictures).toHaveLength(1)
  expect(cardOf({ files: [photo], status: 'rejected' })?.review.pictures).toEqual([])
})

test('a review of the shop leads to those of the shop', () => {
  const card = cardOf({ type: 'shop', productId: null, subject: { title: '', url: '' } })

  expect([card?.about, card?.href]).toEqual(['О магазине', '/reviews'])
})

test('without reviews the way leads to the orders, past the last page to the first', () => {
  const none = { data: [], meta: { ...meta, total: 0, pages: 0 } }

  expect(ownReviewsPage(none, 1).empty?.action?.href).toBe('/user/profile/order/all')
  expect(ownReviewsPage(none, 3).empty?.action?.href).toBe('/user/profile/reviews')
})
