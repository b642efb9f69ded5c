import { expect, test } from 'vitest'

import { demoReview, demoReviewParams } from '../testing/social-fixtures.ts'
import { reviewMessages } from './review.messages.ts'
import { filesLeft, reviewFailure, reviewFields, reviewRefusal } from './review-form.selectors.ts'
import { type ReviewAttachment, reviewBody, reviewFormState } from './review-form-state.ts'
import {
  hasMoreReviews,
  hasNoReviews,
  rateBars,
  readReviews,
  reviewPages,
  shownReviews
} from './reviews.selectors.ts'
import { everyReview, reviewsState } from './reviews-state.ts'

const shop = { type: 'shop' } as const
const fresh = reviewsState(shop)
const form = reviewFormState(shop)

const counted = (all: number, ...counts: number[]) => ({
  ...fresh,
  counts: {
    ...{ all, withFiles: 0, fits: [], sizes: [] },
    rates: counts.map((count, at) => ({ rate: 5 - at, count }))
  }
})
const onPage = (page: number, pages: number) => ({
  ...fresh,
  page,
  meta: { page, limit: 10, total: pages * 10, pages }
})
const file = (key: string, state: ReviewAttachment['state'] = 'ready'): ReviewAttachment => ({
  ...{ key, name: `${key}.jpg`, state, message: '' },
  fileId: state === 'ready' ? `file-${key}` : ''
})

test('before anything is read there is nothing to show and nothing is claimed', () => {
  expect(shownReviews(fresh)).toEqual([])
  expect(readReviews(fresh)).toEqual([])
  expect(rateBars(fresh)).toEqual([])
  expect(reviewPages(fresh)).toEqual([])
  expect([hasMoreReviews(fresh), hasNoReviews(fresh)]).toEqual([false, false])
})

test('a list begins with the newest reviews of every rate, with and without photos', () => {
  expect(fresh.filter).toEqual(everyReview())
  expect(JSON.parse(JSON.stringify(everyReview()))).toEqual({ sort: 'new', withFiles: false })
})

test('what a page brings wins over what a list begins with, but not over its subject', () => {
  const known = { page: 2, subject: { type: 'product', productId: 1 } }

  expect(reviewsState(shop, known)).toEqual({ ...fresh, page: 2 })
})

test('the shares of the rates are whole percents of all reviews', () => {
  expect(rateBars(counted(3, 2, 1)).map(({ percent }) => percent)).toEqual([67, 33])
  expect(rateBars(counted(7, 5, 0, 0, 0, 2))).toEqual([
    { rate: 5, count: 5, percent: 71 },
    { rate: 4, count: 0, percent: 0 },
    { rate: 3, count: 0, percent: 0 },
    { rate: 2, count: 0, percent: 0 },
    { rate: 1, count: 2, percent: 29 }
  ])
})

test('nobody has written anything: the bars are empty and the page may say so', () => {
  expect(rateBars(counted(0, 0)).map(({ percent }) => percent)).toEqual([0])
  expect([hasNoReviews(counted(0)), hasNoReviews(counted(1))]).toEqual([true, false])
})

test.each([
  [1, 1, false, []],
  [1, 2, true, [1, 2]],
  [2, 2, false, [1, 2]]
])('page %s of %s has more: %s', (page, pages, hasMore, shown) => {
  expect(hasMoreReviews(onPage(page, pages))).toBe(hasMore)
  expect(reviewPages(onPage(page, pages))).toEqual(shown)
})

test('a growing list keeps the order of its pages, however they were read', () => {
  const of = (id: string) => [demoReview({ id })]
  const pages = { 10: of('десятая'), 2: of('вторая'), 1: of('первая') }

  expect(readReviews({ ...fresh, pages }).map(({ id }) => id)).toEqual([
    'первая',
    'вторая',
    'десятая'
  ])
})

test('while nobody knows whether a visitor may write, he is not refused', () => {
  const permission = { allowPost: false, message: 'Отзыв уже есть', review: null }

  expect([reviewRefusal(form), reviewFields(form), reviewFailure(form)]).toEqual(['', [], ''])
  expect(reviewRefusal({ ...form, permission })).toBe('Отзыв уже есть')
  expect(reviewRefusal({ ...form, permission: { ...permission, allowPost: true } })).toBe('')
})

test('a file on its way takes a place, one that failed gives it back', () => {
  const asked = { ...form, params: demoReviewParams() }

  expect(filesLeft(form)).toBe(0)
  expect(filesLeft(asked)).toBe(2)
  expect(filesLeft({ ...asked, files: [file('a', 'uploading'), file('b', 'failed')] })).toBe(1)
  expect(filesLeft({ ...asked, files: [file('a'), file('b'), file('c')] })).toBe(0)
})

test('a review is sent with the files that are there, and without a fit that nobody chose', () => {
  const files = [file('a'), file('b', 'failed'), file('c')]
  const body = reviewBody({ ...form, files })

  expect(body).toEqual({
    ...{ type: 'shop', rate: 0, fit: null, text: '', city: '' },
    fileIds: ['file-a', 'file-c']
  })
  expect(reviewBody({ ...form, form: { ...form.form, fit: 'true' } }).fit).toBe('true')
})

test.each([
  [reviewMessages.textShort(1), 'Не меньше 1 знака'],
  [reviewMessages.textShort(10), 'Не меньше 10 знаков'],
  [reviewMessages.textLong(21), 'Не больше 21 знака'],
  [reviewMessages.textLong(2000), 'Не больше 2000 знаков'],
  [reviewMessages.tooManyFiles(1), 'Можно приложить не больше 1 файла'],
  [reviewMessages.tooManyFiles(5), 'Можно приложить не больше 5 файлов']
])('a limit is told in right Russian: «%s»', (text, told) => {
  expect(text).toBe(told)
})
