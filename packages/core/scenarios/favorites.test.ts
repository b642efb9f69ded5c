import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { soon } from '../../../testing/limits.ts'
import { compareProducts } from '../src/contracts/compare-products.ts'
import { listFavoriteIds, listFavorites } from '../src/contracts/favorites.ts'
import { compareRows } from '../src/lists/compare/compare-rows.ts'
import { favoriteIds } from '../src/lists/favorites/favorites.selectors.ts'
import { isFavorite } from '../src/lists/favorites/favorites-state.ts'
import { shopConfig } from '../src/platform/config.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createShop, type Shop } from '../src/shop/shop.ts'
import { createRandomBytes } from '../src/testing/random.ts'

const PASSWORD = 'пенал2026'
let backend: TestBackend
let devices = 0

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** A device of its own; every call that its network carried is noted. */
function openDevice() {
  devices += 1
  const calls: string[] = []
  const browser = createMemoryBrowser()
  const platform = {
    ...browser.open({
      randomBytes: createRandomBytes(devices),
      apiUrl: 'http://shop.test',
      async fetch(request) {
        calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return backend.app.fetch(request)
      }
    }),
    clock: {
      now: () => backend.clock.now().getTime(),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, Math.min(ms, 20_000)),
      clearTimeout: (timer: unknown) => clearTimeout(Number(timer))
    }
  }
  const shop = createShop(platform, shopConfig({ siteName: 'penal' }))
  return { shop, browser, countOf: (name: string) => calls.filter(call => call === name).length }
}

const ids = (shop: Shop) => favoriteIds(shop.favorites().get())

function toggle(shop: Shop, productId: number, times = 1) {
  for (let time = 0; time < times; time += 1) {
    const favorite = !isFavorite(shop.favorites().get(), productId)
    shop.favorites().send({ type: 'favorite.set', productId, favorite })
  }
}

const settled = (shop: Shop) =>
  vi.waitFor(
    () => expect(shop.favorites().actor.getSnapshot().matches({ member: 'ready' })).toBe(true),
    soon
  )

async function signUp(shop: Shop, email: string) {
  shop.session.send({
    type: 'signup.submit',
    form: {
      fio: 'Петрова Анна Сергеевна',
      phone: '+79991234568',
      accept: true,
      password: PASSWORD,
      email
    }
  })
  await settled(shop)
}

async function signIn(shop: Shop, email: string) {
  shop.session.send({ type: 'signin.submit', form: { username: email, password: PASSWORD } })
  await settled(shop)
}

test('seven fast toggles end as wished, with one call and nothing repeated', async () => {
  const { shop, countOf } = openDevice()
  await signUp(shop, 'seven@example.com')

  toggle(shop, 5, 7)
  await settled(shop)

  expect(ids(shop)).toEqual([5])
  expect(countOf('PUT /favorites/v1')).toBe(1)
  expect((await shop.api(listFavoriteIds, {})).data).toEqual([5])
  shop.stop()
})

test('a guest’s list goes into the account at the sign-in and leaves the device', async () => {
  const first = openDevice()
  await signUp(first.shop, 'merge@example.com')
  toggle(first.shop, 3)
  await settled(first.shop)

  const second = openDevice()
  for (const id of [8, 3, 9]) toggle(second.shop, id)
  expect(second.browser.storage.get('favorites')).toBe('[9,3,8]')
  await signIn(second.shop, 'merge@example.com')

  expect(ids(second.shop)).toEqual([9, 8, 3])
  expect(second.browser.storage.has('favorites')).toBe(false)
  expect(second.countOf('POST /favorites/v1/merge')).toBe(1)
  const { data, meta } = await second.shop.api(listFavorites, { query: { page: 1, limit: 2 } })
  expect(data.map(({ id }) => id)).toEqual([9, 8])
  expect(meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })

  second.shop.session.send({ type: 'signout.submit' })
  expect(ids(second.shop)).toEqual([])
  await signIn(second.shop, 'merge@example.com')
  expect(ids(second.shop)).toEqual([9, 8, 3])
  expect(second.countOf('POST /favorites/v1/merge')).toBe(1)
  first.shop.stop()
  second.shop.stop()
})

test('two devices of one account end with what was wished last on each', async () => {
  const first = openDevice()
  await signUp(first.shop, 'two@example.com')
  const second = openDevice()
  await signIn(second.shop, 'two@example.com')

  toggle(first.shop, 5)
  await settled(first.shop)
  // The second device has not heard of it: its wish is the same, its call would take it out.
  toggle(second.shop, 5)
  toggle(second.shop, 7)
  await settled(second.shop)

  expect(ids(second.shop)).toEqual([7, 5])
  expect((await first.shop.api(listFavoriteIds, {})).data.sort()).toEqual([5, 7])
  first.shop.favorites().send({ type: 'favorites.reload' })
  await settled(first.shop)
  expect([...ids(first.shop)].sort()).toEqual([5, 7])
  first.shop.stop()
  second.shop.stop()
})

test('what is compared has a row for every characteristic', async () => {
  const { shop } = openDevice()
  const { data } = await shop.api(compareProducts, { query: { ids: [1, 2] } })
  const groups = compareRows(data)

  expect(groups[0]?.title).toBe('Основное')
  expect(groups[0]?.rows.find(({ title }) => title === 'Страна')).toEqual({
    title: 'Страна',
    values: ['Россия', 'Россия'],
    isSame: true
  })
  expect(groups[0]?.rows.find(({ title }) => title === 'Артикул')?.isSame).toBe(false)
  shop.stop()
})
