import { expect, test } from 'vitest'

import { basketSubject } from '../basket/basket.ts'
import { favoritesSubject } from '../lists/favorites/favorites.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { sessionSubject } from '../session/session.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createTestShop, settle } from '../testing/test-shop.ts'
import { createStore } from './store.ts'

/** A tab whose shop is not loaded yet, beside one whose shop runs. */
function openTwo() {
  const browser = createMemoryBrowser()
  const server = createFakeServer()
  const other = createTestShop({ browser, server })
  let loads = 0
  const host = browser.open({ fetch: server.fetch, randomBytes: count => new Uint8Array(count) })
  const idle = createStore({
    initial: { basket: { version: 0 } },
    host,
    async loadShop(shown) {
      loads += 1
      const state = { session: shown.get(sessionSubject), basket: shown.get(basketSubject) }
      return createTestShop({ browser, server, state })
    }
  })
  return { other, idle, host, loads: () => loads }
}

test('the basket of a tab that nobody has touched is that of the other tab', async () => {
  const { other, idle } = openTwo()
  idle.get(basketSubject)

  other.basket.send({ type: 'line.set', key: 7, count: 2 })
  await other.advance(2000)

  expect(idle.get(basketSubject).counts).toEqual({ 7: 2 })
  expect(idle.get(basketSubject)).toMatchObject({ version: other.getState().basket.version })
})

test('the favourites of a tab that nobody has touched are those of the other tab', async () => {
  const { other, idle, loads } = openTwo()
  idle.get(favoritesSubject)

  other.favorites().send({ type: 'favorite.set', productId: 7, favorite: true })
  await other.advance(2000)

  expect(idle.get(favoritesSubject).ids).toEqual([7])
  expect(loads()).toBe(0)
})

test.each([
  undefined,
  'text',
  { type: 'basket.changed' },
  { type: 'basket.changed', version: 'x' }
])('a message like %j says nothing', async message => {
  const { idle, other, loads } = openTwo()
  const before = idle.get(basketSubject)

  other.platform.tabs.send(message)
  await settle()

  expect(idle.get(basketSubject)).toBe(before)
  expect(loads()).toBe(0)
})

test('a tab that is left hears nothing more', async () => {
  const { other, idle } = openTwo()
  idle.get(favoritesSubject)

  idle.stop()
  other.favorites().send({ type: 'favorite.set', productId: 7, favorite: true })
  await other.advance(2000)

  expect(idle.get(favoritesSubject).ids).toEqual([])
})
