import { expect, test } from 'vitest'

import { countReviews, getReviewAverage, listReviews } from '../contracts/reviews.ts'
import { ApiError } from '../errors/api-error.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { demoReview } from '../testing/social-fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createReviewsMachine } from './reviews.machine.ts'
import {
  hasMoreReviews,
  hasNoReviews,
  rateBars,
  readReviews,
  reviewPages,
  shownReviews
} from './reviews.selectors.ts'
import { everyReview, reviewsState } from './reviews-state.ts'

const subject = { type: 'product', productId: 1 } as const
const average = { rate: 4.8, count: 12, recommendPercent: 100 }
const counts = {
  all: 12,
  withFiles: 1,
  rates: [5, 4, 3, 2, 1].map(rate => ({ rate, count: { 5: 9, 4: 3 }[rate] ?? 0 })),
  fits: [],
  sizes: []
}

const pageOf = (page: number) => ({
  data: [demoReview({ id: `review-${page}` })],
  meta: { page, limit: 10, total: 12, pages: 2 }
})

async function open(known = {}) {
  const shop = createTestShop()
  shop.server.on(countReviews, () => counts)
  shop.server.on(getReviewAverage, () => average)
  shop.server.on(listReviews, ({ body }) => pageOf(Number(Reflect.get(Object(body), 'page'))))
  const reviews = shop.createReviews(subject, known)
  await shop.advance(0)
  return { shop, reviews, context: () => reviews.getSnapshot().context }
}

test('the first page comes with counts and the mean', async () => {
  const { reviews, context } = await open()

  expect(reviews.getSnapshot().value).toBe('ready')
  expect(shownReviews(context()).map(({ id }) => id)).toEqual(['review-1'])
  expect(context().average).toEqual(average)
  expect(rateBars(context()).slice(0, 2)).toEqual([
    { rate: 5, count: 9, percent: 75 },
    { rate: 4, count: 3, percent: 25 }
  ])
  expect(hasMoreReviews(context())).toBe(true)
  expect(reviewPages(context())).toEqual([1, 2])
  expect(hasNoReviews(context())).toBe(false)
})

test('a page that was read is shown again without a call', async () => {
  const { shop, reviews, context } = await open()
  reviews.send({ type: 'page.open', page: 2 })
  await shop.advance(0)

  reviews.send({ type: 'page.open', page: 1 })

  expect(reviews.getSnapshot().value).toBe('ready')
  expect(shownReviews(context()).map(({ id }) => id)).toEqual(['review-1'])
  expect(readReviews(context()).map(({ id }) => id)).toEqual(['review-1', 'review-2'])
  expect(shop.server.countOf(listReviews)).toBe(2)
})

test('another filter begins with its first page and keeps the counts', async () => {
  const { shop, reviews, context } = await open()
  reviews.send({ type: 'page.open', page: 2 })
  await shop.advance(0)

  reviews.send({ type: 'filter.change', filter: { rate: 5, withFiles: true } })
  await shop.advance(0)

  expect(context()).toMatchObject({ page: 1, filter: { sort: 'new', rate: 5, withFiles: true } })
  expect(shop.server.calls.at(-1)?.body).toMatchObject({ ...subject, rate: 5, page: 1 })
  expect(shop.server.countOf(countReviews)).toBe(1)
})

test('what the page of the storefront brought is not read again', async () => {
  const known = { pages: { 1: [demoReview()] }, meta: pageOf(1).meta, counts, average }

  const { shop, reviews } = await open(known)

  expect(reviews.getSnapshot().value).toBe('ready')
  const asked = shop.server.calls.filter(({ name }) => name.includes('reviews'))
  expect(asked).toEqual([])
})

test('only the page that was wanted last is shown', async () => {
  const { shop, reviews, context } = await open()
  reviews.send({ type: 'filter.change', filter: { sort: 'best' } })
  reviews.send({ type: 'page.open', page: 2 })

  await shop.advance(0)

  expect(context().page).toBe(2)
  expect(shownReviews(context()).map(({ id }) => id)).toEqual(['review-2'])
})

test('a failure is told, and reading again mends it', async () => {
  const { shop, reviews, context } = await open()
  shop.server.fail(countReviews, () => json(400, { message: 'Товар не найден' }))
  reviews.send({ type: 'reviews.reload' })
  await shop.advance(0)
  expect(reviews.getSnapshot().value).toBe('failed')
  expect(context().failure?.message).toBe('Товар не найден')

  shop.server.heal()
  reviews.send({ type: 'reviews.reload' })
  await shop.advance(0)

  expect(reviews.getSnapshot().value).toBe('ready')
})

test('every state and transition of the list is reached', () => {
  const machine = createReviewsMachine({ page: never, summary: never }, reviewsState(subject))

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'page.open', page: 1 },
      { type: 'page.open', page: 2 },
      { type: 'filter.change', filter: everyReview() },
      { type: 'filter.change', filter: { rate: 5 } },
      { type: 'reviews.reload' },
      { type: 'xstate.done.actor.summary', output: { counts, average } },
      { type: 'xstate.error.actor.summary', error: new ApiError() },
      { type: 'xstate.done.actor.page', output: pageOf(1) },
      { type: 'xstate.error.actor.page', error: new ApiError() }
    ]
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

const never = () => new Promise<never>(() => undefined)
