import { expect, test } from 'vitest'

import {
  countReviews,
  getReviewAverage,
  getReviewParams,
  getReviewPermission,
  listReviews,
  viewReviews
} from '../../contracts/reviews.ts'
import { ApiError } from '../../platform/api-error.ts'
import { demoReview, demoReviewParams } from '../../testing/social-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { readReviews } from './reviews.loader.ts'

const subject = { type: 'product', productId: 1 } as const
const query = { rate: 5, page: 1, limit: 5 }
const list = { data: [demoReview()], meta: { page: 1, limit: 5, total: 1, pages: 1 } }
const counts = { all: 1, withFiles: 0, rates: [{ rate: 5, count: 1 }], fits: [], sizes: [] }
const average = { rate: 5, count: 1, recommendPercent: 100 }
const permission = { allowPost: true, message: '', review: null }
const params = demoReviewParams()
const read = {
  ...{ ...list, counts, average },
  permission: { params, message: '', waiting: undefined }
}

const pieces = [listReviews, countReviews, getReviewAverage, getReviewPermission, getReviewParams]

/** A shop that answers each piece by itself. */
function openShop() {
  const { api, server } = createTestShop({ scenario: 'member' })
  server.on(listReviews, () => list)
  server.on(countReviews, () => counts)
  server.on(getReviewAverage, () => average)
  server.on(getReviewPermission, () => permission)
  server.on(getReviewParams, () => params)
  return { api, server, piecesAsked: () => pieces.map(piece => server.countOf(piece)) }
}

test('what a page says of reviews comes by one call', async () => {
  const { api, server, piecesAsked } = openShop()
  server.on(viewReviews, () => ({ ...list, counts, average, permission, params }))

  expect(await readReviews(api, subject, query)).toEqual(read)
  expect(piecesAsked()).toEqual([0, 0, 0, 0, 0])
})

test('a backend without that call is asked for each piece once', async () => {
  const { api, server, piecesAsked } = openShop()
  server.on(viewReviews, () => {
    throw new ApiError({ status: 404 })
  })

  expect(await readReviews(api, subject, query)).toEqual(read)
  expect(piecesAsked()).toEqual([1, 1, 1, 1, 1])
})

test('a backend that fails is not asked for pieces', async () => {
  const { api, server, piecesAsked } = openShop()
  server.on(viewReviews, () => {
    throw new ApiError({ status: 400 })
  })

  await expect(readReviews(api, subject, query)).rejects.toMatchObject({ status: 400 })
  expect(piecesAsked()).toEqual([0, 0, 0, 0, 0])
})
