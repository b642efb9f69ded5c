import { expect, test } from 'vitest'

import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import {
  countReviews,
  getReviewAverage,
  getReviewParams,
  getReviewPermission,
  listReviews
} from '../contracts/reviews.ts'
import { canJoinRaffle, raffleMessage } from '../raffle/raffle.selectors.ts'
import { reviewRefusal } from '../reviews/review-form.selectors.ts'
import { json } from '../testing/fake-server.ts'
import { demoRaffle, demoReview, demoReviewParams } from '../testing/social-fixtures.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'

const product = { type: 'product', productId: 7 } as const
const MEMBER = { username: 'maria@example.com', password: 'пенал2026' }
const SIGN_IN = 'Войдите, чтобы оставить отзыв'
const raffle = { ...getRaffle, path: '/raffles/v1/teleskop' }
const joining = { ...joinRaffle, path: '/raffles/v1/participants/teleskop' }
const closed = { ticket: null, allowed: false, message: 'Войдите, чтобы участвовать' }

function open(): TestShop {
  const shop = createTestShop()
  const counts = { all: 1, withFiles: 0, rates: [], fits: [], sizes: [] }
  shop.server.on(countReviews, () => counts)
  shop.server.on(getReviewAverage, () => ({ rate: 5, count: 1, recommendPercent: 100 }))
  shop.server.on(getReviewParams, demoReviewParams)
  shop.server.on(listReviews, () => ({
    data: [demoReview()],
    meta: { page: 1, limit: 10, total: 1, pages: 1 }
  }))
  return shop
}

const callsOf = (shop: TestShop, path: string) =>
  shop.server.calls.filter(({ name }) => name.includes(path))

/** Answers a member at once, a guest only when his answer is released. */
function byVisitor(shop: TestShop, { guest, member }: { guest: unknown; member: unknown }) {
  const held: (() => void)[] = []
  return {
    release() {
      for (const answer of held.splice(0)) answer()
    },
    answer: ({ headers }: { headers: Headers }) => {
      if (shop.server.accounts.authorize(headers)) return member
      return new Promise(resolve => held.push(() => resolve(guest)))
    }
  }
}

const permissions = {
  guest: { allowPost: false, message: SIGN_IN, review: null },
  member: { allowPost: true, message: 'Можно оставить отзыв', review: null }
}

test('who signs in while a guest’s permission is on its way may write', async () => {
  const shop = open()
  const permission = byVisitor(shop, permissions)
  shop.server.on(getReviewPermission, permission.answer)
  const form = shop.createReviewForm(product)
  await shop.advance(0)

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)
  permission.release()
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('editing')
  expect(reviewRefusal(form.getSnapshot().context)).toBe('')
})

test('a review that is being written is not begun anew by a sign-in', async () => {
  const shop = open()
  shop.server.on(getReviewPermission, () => permissions.member)
  const form = shop.createReviewForm(product)
  await shop.advance(0)
  form.send({ type: 'form.edit', form: { text: 'Молнии целы, спинка не продавилась.' } })

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(form.getSnapshot().context.form.text).toBe('Молнии целы, спинка не продавилась.')
  expect(shop.server.countOf(getReviewPermission)).toBe(1)
})

test('a form whose rules could not be read is read again at a sign-in', async () => {
  const shop = open()
  shop.server.on(getReviewPermission, () => permissions.member)
  shop.server.fail(getReviewParams, () => json(400, { message: 'Товар не найден' }))
  const form = shop.createReviewForm(product)
  await shop.advance(0)
  expect(form.getSnapshot().value).toBe('failed')

  shop.server.heal()
  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('editing')
  expect(form.getSnapshot().context.failure).toBeUndefined()
})

test('a form that was left asks nothing when its visitor signs in', async () => {
  const shop = open()
  shop.server.on(getReviewPermission, () => permissions.guest)
  const form = shop.createReviewForm(product)
  await shop.advance(0)

  form.stop()
  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(shop.server.countOf(getReviewPermission)).toBe(1)
})

test('a raffle is asked for by its code, its participants by page', async () => {
  const shop = open()
  shop.server.on(raffle, () => demoRaffle())
  const actor = shop.createRaffle('teleskop')
  await shop.advance(0)

  actor.send({ type: 'page.open', page: 3 })
  await shop.advance(0)

  expect(callsOf(shop, '/raffles').map(({ url }) => url.search)).toEqual(['?page=1', '?page=3'])
})

test('who signs in may join the raffle that a guest could not, and joins it as a member', async () => {
  const shop = open()
  const visit = byVisitor(shop, {
    guest: demoRaffle({ participation: closed }),
    member: demoRaffle()
  })
  shop.server.on(raffle, visit.answer)
  shop.server.on(joining, () => ({ ticket: 7, participantsCount: 7, message: 'Ваш номер — 7' }))
  const actor = shop.createRaffle('teleskop')
  await shop.advance(0)

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)
  visit.release()
  await shop.advance(0)
  expect(canJoinRaffle(actor.getSnapshot().context)).toBe(true)
  actor.send({ type: 'raffle.join' })
  await shop.advance(0)

  const [join] = callsOf(shop, '/raffles/v1/participants/teleskop')
  expect(join?.headers.get('authorization')).toBe('Bearer access-1')
  expect(raffleMessage(actor.getSnapshot().context)).toBe('Можно участвовать')
})
