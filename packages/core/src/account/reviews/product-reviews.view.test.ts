import { expect, test } from 'vitest'

import { demoReview } from '../../testing/social-fixtures.ts'
import { choosesReviews, productReviewsQuery, productReviewsView } from './product-reviews.view.ts'
import type { ReviewListAnswer } from './review-list.view.ts'

const answer: ReviewListAnswer = {
  counts: {
    ...{ all: 7, withFiles: 1, sizes: [] },
    rates: [{ rate: 5, count: 7 }],
    fits: [
      { fit: 'small', title: 'маломерит', count: 1 },
      { fit: 'true', title: 'в размер', count: 3 }
    ]
  },
  average: { rate: 5, count: 7, recommendPercent: 100 },
  data: [demoReview({ id: 'a' })],
  meta: { page: 1, limit: 5, total: 7, pages: 2 }
}

test.each([
  ['/detail/linejka?group=2', { page: 1, limit: 5 }],
  ['/detail/linejka?rate=4&reviews=15', { rate: 4, page: 1, limit: 15 }],
  ['/detail/linejka?reviews=100000', { page: 1, limit: 100 }],
  ['/detail/linejka?reviews=-1', { page: 1, limit: 5 }]
])('the address %s is read', (href, query) => {
  expect(productReviewsQuery(href)).toEqual(query)
})

test.each([
  ['/detail/linejka', false],
  ['/detail/linejka?group=2&utm_source=vk', false],
  ['/detail/linejka?rate=4', true],
  ['/reviews?photos=1', true],
  ['/detail/linejka?reviews=15', true]
])('%s chooses among the reviews: %s', (href, isChoosing) => {
  expect(choosesReviews(href)).toBe(isChoosing)
})

test('choices and a longer list keep the chosen colour and size', () => {
  const href = '/detail/linejka?group=2'
  const view = productReviewsView(href, productReviewsQuery(href), answer)

  expect(view.more).toBe('/detail/linejka?group=2&reviews=10')
  expect(view.choices[1]?.href).toBe('/detail/linejka?group=2&photos=1')
  expect(view.grade.bars[0]?.href).toBe('/detail/linejka?group=2&rate=5')
})

test('a longer list keeps the rate that narrows it', () => {
  const href = '/detail/linejka?group=2&rate=5'

  expect(productReviewsView(href, productReviewsQuery(href), answer).more).toBe(
    '/detail/linejka?group=2&rate=5&reviews=10'
  )
})

test('a list that is whole does not grow', () => {
  const whole = { ...answer, meta: { ...answer.meta, total: 1 } }

  expect(productReviewsView('/detail/l', productReviewsQuery('/detail/l'), whole).more).toBe(
    undefined
  )
})

test('how sizes fit is told in shares, the most frequent one marked', () => {
  const { fits } = productReviewsView('/detail/l', productReviewsQuery('/detail/l'), answer)

  expect(fits).toEqual([
    { title: 'маломерит', percent: 25, isMost: false },
    { title: 'в размер', percent: 75, isMost: true }
  ])
})
