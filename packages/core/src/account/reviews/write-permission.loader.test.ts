import { expect, test } from 'vitest'

import { getReviewParams, getReviewPermission } from '../../contracts/reviews.ts'
import { demoReviewParams } from '../../testing/social-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { readPermission } from './write-permission.loader.ts'

/** What a visitor may do who is answered so, and how often the form was asked for. */
async function ask(allowPost: boolean, message = '') {
  const { api, server } = createTestShop({ scenario: 'member' })
  server.on(getReviewPermission, () => ({ allowPost, message, review: null }))
  server.on(getReviewParams, () => demoReviewParams())
  const permission = await readPermission(api, { type: 'shop' })
  return { permission, asked: server.countOf(getReviewParams) }
}

test('who may write gets what the form asks', async () => {
  expect(await ask(true)).toEqual({
    permission: { params: demoReviewParams(), message: '', waiting: undefined },
    asked: 1
  })
})

test('who may not is told why, and no form is asked for', async () => {
  expect(await ask(false, 'Отзыв уже есть')).toEqual({
    permission: { params: undefined, message: 'Отзыв уже есть', waiting: undefined },
    asked: 0
  })
})
