import { expect, test } from 'vitest'

import { buyerPhotosView } from './buyer-photos.view.ts'

test('each photo of a buyer has words, and the strip leads to what was written beside them', () => {
  const images = [
    { fileId: 'a', alt: 'Рюкзак в руках', cover: 'rose' as const, reviewId: '7' },
    { fileId: 'b', alt: '', reviewId: '8' }
  ]

  expect(buyerPhotosView('/reviews', images)).toEqual({
    title: 'Фото покупателей',
    pictures: [
      { fileId: 'a', alt: 'Рюкзак в руках', cover: 'rose' },
      { fileId: 'b', alt: 'Фото покупателя, 2' }
    ],
    none: 'Фото пока нет. Приложите своё к отзыву: оно появится здесь.',
    all: { href: '/reviews?photos=1', title: 'Отзывы с фото' }
  })
})

test('where nobody has photographed anything, nothing is promised', () => {
  expect(buyerPhotosView('/reviews', [])).toMatchObject({ pictures: [], all: undefined })
})
