import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { NO_LIMITS } from '../../../examples/server/src/http/limits.ts'
import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { soon } from '../../../testing/limits.ts'
import { mergedLineText } from '../src/basket/merge-text.ts'
import type { MergedLine } from '../src/basket/merged-lines.ts'
import { getProfile, listProducts } from '../src/contracts/index.ts'
import { type Shop } from '../src/index.ts'
import { isMember, openRealShop, outliveTokens, settled, signIn } from './real-shop.ts'

const REFRESH = 'POST /users/v1/refresh'
const PROFILE = 'GET /users/v1/profile'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const pathOf = (request: Request) => new URL(request.url).pathname

async function buyable(shop: Shop, count: number) {
  const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 20 } })
  return data
    .flatMap(({ title, groups }) => groups.map(group => ({ ...group, title })))
    .filter(({ remnants }) => remnants >= 5)
    .slice(0, count)
}

test('a sign-in makes one basket of two and tells each line that changed', async () => {
  const home = openRealShop(backend)
  await signIn(home.shop)
  const [first, second, third] = await buyable(home.shop, 3)
  if (!first || !second || !third) throw new Error('The demo shop has goods')
  home.shop.basket.send({ type: 'line.set', key: second.id, count: 4 })
  home.shop.basket.send({ type: 'line.set', key: third.id, count: 1 })
  await settled(home.shop)
  const { shop } = openRealShop(backend)
  shop.basket.send({ type: 'line.set', key: first.id, count: 2 })
  shop.basket.send({ type: 'line.set', key: second.id, count: 3 })
  await settled(shop)
  const reported: MergedLine[] = []
  shop.basket.actor.on('basket.merged', ({ lines }) => reported.push(...lines))

  await signIn(shop)

  const merged = { [first.id]: 2, [second.id]: 4, [third.id]: 1 }
  expect(shop.getState().basket.counts).toEqual(merged)
  expect(reported.map(mergedLineText)).toEqual([
    `${second.title}: было 3 шт., стало 4 шт.`,
    `${third.title}: 1 шт. из вашей прежней корзины`
  ])
  shop.session.send({ type: 'signout.submit' })
  await settled(shop)
  await signIn(shop)
  expect(shop.getState().basket.counts).toEqual(merged)
  for (const opened of [home.shop, shop]) opened.stop()
})

test('twenty refused calls make one refresh and twenty repeats', async () => {
  const { shop, outs, countOf } = openRealShop(backend)
  await signIn(shop)
  outliveTokens(backend)

  const profiles = await Promise.all(Array.from({ length: 20 }, () => shop.api(getProfile, {})))

  expect(profiles.map(({ email }) => email)).toEqual(profiles.map(() => 'anna@example.ru'))
  expect([countOf(REFRESH), countOf(PROFILE), outs]).toEqual([1, 40, []])
  shop.stop()
})

test('a refusal that comes after the refresh is repeated with the new token alone', async () => {
  let answerLate = () => undefined
  let isHeld = false
  const { shop, countOf } = openRealShop(backend, {
    async network(request, carry) {
      const answer = await carry(request)
      if (pathOf(request) === '/users/v1/profile' && !isHeld) {
        isHeld = true
        await new Promise<void>(done => {
          answerLate = () => void done()
        })
      }
      return answer
    }
  })
  await signIn(shop)
  outliveTokens(backend)
  const late = shop.api(getProfile, {})
  await vi.waitFor(() => expect(isHeld).toBe(true), soon)
  await shop.api(getProfile, {})

  answerLate()

  expect((await late).email).toBe('anna@example.ru')
  expect(countOf(REFRESH)).toBe(1)
  shop.stop()
})

test.each(['the network', '500', 'a page of HTML'])(
  'a refresh lost to %s keeps the session, and it goes on when the server is back',
  async fault => {
    let isDown = false
    const { shop, browser, outs, countOf } = openRealShop(backend, {
      async network(request, carry) {
        if (!isDown || pathOf(request) !== '/users/v1/refresh') return carry(request)
        if (fault === 'the network') throw new TypeError('fetch failed')
        if (fault === '500') return new Response('{}', { status: 500 })
        return new Response('<html>Войдите в сеть</html>', { status: 200 })
      }
    })
    await signIn(shop)
    const kept = browser.cookies.get('refresh_tokenpenal')
    outliveTokens(backend)
    isDown = true

    await expect(shop.api(getProfile, {})).rejects.toMatchObject({ retryable: true })
    expect([isMember(shop), outs]).toEqual([true, []])
    expect(browser.cookies.get('refresh_tokenpenal')).toBe(kept)
    isDown = false
    // The pause after a lost refresh.
    backend.clock.advance(10_000)

    expect((await shop.api(getProfile, {})).email).toBe('anna@example.ru')
    expect(countOf(REFRESH)).toBe(2)
    shop.stop()
  }
)

test.each([400, 401, 403, 406])('a refresh refused with %i is one sign-out', async status => {
  const { shop, browser, outs, countOf } = openRealShop(backend, {
    network: async (request, carry) =>
      pathOf(request) === '/users/v1/refresh'
        ? Response.json({ message: 'Нет' }, { status })
        : carry(request)
  })
  await signIn(shop)
  outliveTokens(backend)

  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => shop.api(getProfile, {}))
  )

  for (const result of results) {
    expect(result).toMatchObject({
      status: 'rejected',
      reason: {
        message: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
      }
    })
  }
  expect([outs, countOf(REFRESH)]).toEqual([['expired'], 1])
  expect(browser.cookies.has('auth_tokenpenal')).toBe(false)
  shop.stop()
})

test('the backend’s own word that a session is over is one sign-out', async () => {
  const { shop, outs } = openRealShop(backend)
  await signIn(shop, 'dealer@example.ru', 'penal-dealer')
  const now = backend.clock.now()
  await backend.db.updateTable('session').set({ revoked_at: now }).execute()

  await Promise.allSettled(Array.from({ length: 5 }, () => shop.api(getProfile, {})))

  expect([isMember(shop), outs]).toEqual([false, ['expired']])
  shop.stop()
})
