import { expect, test } from 'vitest'

import { demoReview } from '../../testing/social-fixtures.ts'
import {
  reviewListQuery,
  reviewListView,
  reviewSummary,
  reviewView,
  waitingReview
} from './review-list.view.ts'

const answer = {
  counts: {
    ...{ all: 4, withFiles: 1, fits: [], sizes: [] },
    rates: [5, 4, 3, 2, 1].map(rate => ({ rate, count: rate === 5 ? 3 : rate === 2 ? 1 : 0 }))
  },
  average: { rate: 4.25, count: 4, recommendPercent: 75 },
  data: [demoReview({ id: 'a' })],
  meta: { page: 1, limit: 10, total: 24, pages: 3 }
}

test.each([
  ['/reviews', { page: 1, limit: 10 }],
  ['/reviews?rate=5&photos=1&page=2', { rate: 5, withFiles: true, page: 2, limit: 10 }],
  ['/reviews?rate=6&photos=yes&page=-1', { page: 1, limit: 10 }]
])('the address %s is read', (href, query) => {
  expect(reviewListQuery(href)).toEqual(query)
})

test('the grade is told in words, its bars lead to their reviews', () => {
  const { grade } = reviewSummary('/reviews', { rate: 2 }, answer)

  expect(grade).toMatchObject({ rate: '4,3', count: '4 отзыва', recommend: '75\u00a0% советуют' })
  expect(grade.bars.map(({ rate, percent, isChosen }) => [rate, percent, isChosen])).toEqual([
    [5, 75, false],
    [4, 0, false],
    [3, 0, false],
    [2, 25, true],
    [1, 0, false]
  ])
  expect(grade.bars[0]?.href).toBe('/reviews?rate=5')
})

test('a page is turned under the same choice', () => {
  const query = { rate: 5, withFiles: true, page: 1, limit: 10 }

  expect(reviewListView('/reviews', query, answer).pages?.next).toBe(
    '/reviews?rate=5&photos=1&page=2'
  )
})

test.each([
  ['/reviews', 0, 'Отзывов пока нет'],
  ['/reviews?rate=2', 0, 'Таких отзывов нет'],
  ['/reviews?photos=1', 0, 'Таких отзывов нет'],
  ['/reviews?page=9', 3, 'Таких отзывов нет']
])('nothing to show at %s of %i pages is told without any counts', (href, pages, words) => {
  const none = { data: [], meta: { ...answer.meta, pages } }

  expect(reviewListView('/reviews', reviewListQuery(href), none).empty?.title).toBe(words)
})

test('a review tells where and when, and shows its pictures only', () => {
  const files = [
    { fileId: 'a', kind: 'image' as const, alt: 'Рюкзак', cover: 'rose' as const },
    { fileId: 'b', kind: 'video' as const, alt: 'Молния' }
  ]
  const review = demoReview({ city: 'Тюмень', createdAt: '2026-07-19T08:00:00.000Z', files })

  expect(reviewView(review)).toMatchObject({
    place: 'Тюмень, 19 июля 2026',
    pictures: [{ fileId: 'a', alt: 'Рюкзак', cover: 'rose' }]
  })
  expect(reviewView({ ...review, city: '' }).place).toBe('19 июля 2026')
})

test('a review waits as long as it is looked through', () => {
  const review = demoReview({ id: 'a' })

  expect(waitingReview({ ...review, status: 'moderation' })?.id).toBe('a')
  expect(waitingReview({ ...review, status: 'published' })).toBeUndefined()
  expect(waitingReview(null)).toBeUndefined()
})
