import { expect, test } from 'vitest'

import { basketSubject } from '../basket/basket.ts'
import { quantityOf } from '../basket/basket-log.ts'
import { favoritesSubject } from '../lists/favorites/favorites.ts'
import { isFavorite } from '../lists/favorites/favorites-state.ts'
import { createMemoryBrowser, createMemoryClock } from '../platform/memory.ts'
import { mapStorage } from '../platform/platform.ts'
import { sessionSubject } from '../session/session.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createStore } from './store.ts'

/** A tab that loads one page after another; the shop's code never comes. */
function openTab() {
  const clock = createMemoryClock()
  const memory = new Map<string, string>()
  const leaving = new Set<() => void>()
  function openPage() {
    const store = createStore({
      initial: {},
      host: {
        clock,
        randomBytes: count => new Uint8Array(count),
        tabStorage: mapStorage(memory),
        watchLeaving(leave) {
          leaving.add(leave)
          return () => void leaving.delete(leave)
        }
      },
      loadShop: () => new Promise<never>(() => undefined)
    })
    store.get(basketSubject)
    store.get(favoritesSubject)
    return store
  }
  function leave() {
    for (const notify of leaving) notify()
    leaving.clear()
  }
  return { openPage, leave, clock, memory }
}

test('what a page could not send before it was left, the next one of the tab says again', () => {
  const { openPage, leave } = openTab()
  const first = openPage()
  first.send(basketSubject, { type: 'line.set', key: 7, count: 2 })
  first.send(basketSubject, { type: 'promo.apply', code: 'ШКОЛА' })
  first.send(favoritesSubject, { type: 'favorite.set', productId: 3, favorite: true })
  leave()

  const second = openPage()
  expect(quantityOf(second.get(basketSubject), 7)).toBe(0)
  second.resume()

  expect(quantityOf(second.get(basketSubject), 7)).toBe(2)
  expect(second.get(basketSubject).operations).toMatchObject([{ kind: 'promo', code: 'ШКОЛА' }])
  expect(isFavorite(second.get(favoritesSubject), 3)).toBe(true)
})

test('it is said once, and not a minute later', () => {
  const { openPage, leave, clock } = openTab()
  openPage().send(basketSubject, { type: 'line.set', key: 7, count: 2 })
  leave()
  openPage().resume()
  const third = openPage()
  third.resume()
  expect(quantityOf(third.get(basketSubject), 7)).toBe(0)

  third.send(basketSubject, { type: 'line.set', key: 7, count: 2 })
  leave()
  clock.advance(60_000)
  const late = openPage()
  late.resume()

  expect(quantityOf(late.get(basketSubject), 7)).toBe(0)
})

test('a page that has nothing to send leaves nothing', () => {
  const { openPage, leave, memory } = openTab()
  openPage()

  leave()

  expect([...memory.keys()]).toEqual([])
})

test.each([
  '',
  '[]',
  '{"at":0}',
  '{"at":9e15,"news":{},"commands":[1,{"name":"basket"},{"name":"none","command":{}}]}',
  '{"at":9e15,"commands":[{"name":"basket","command":null},{"name":"basket","command":7}]}',
  '{"at":9e15,"commands":[{"name":"basket","command":{"type":"line.double","key":7}}]}'
])('what somebody else has written (%s) is passed over', text => {
  const { openPage, memory } = openTab()
  memory.set('unsent', text)
  const store = openPage()

  store.resume()

  expect(store.get(basketSubject).log).toEqual([])
})

test('a page that was drawn before the last one changed the basket looks at it anew', async () => {
  const browser = createMemoryBrowser()
  const server = createFakeServer()
  const opened = browser.open({ fetch: server.fetch, randomBytes: count => new Uint8Array(count) })
  let leave: () => void = () => undefined
  const watchLeaving = (notify: () => void) => {
    leave = notify
    return () => undefined
  }
  const openPage = () => {
    const store = createStore({
      initial: { basket: { version: 0 } },
      host: { ...opened, watchLeaving },
      async loadShop(shown) {
        const state = { session: shown.get(sessionSubject), basket: shown.get(basketSubject) }
        return createTestShop({ browser, server, state })
      }
    })
    store.get(basketSubject)
    return store
  }
  const first = openPage()
  first.send(basketSubject, { type: 'line.set', key: 7, count: 2 })
  await (await first.engine()).advance(2000)
  leave()
  first.stop()

  const second = openPage()
  second.resume()
  await (await second.engine()).advance(2000)

  expect(second.get(basketSubject).counts).toEqual({ 7: 2 })
})

test('what was new is no reason to fetch anything for a page that knows it', async () => {
  const { openPage, leave, memory } = openTab()
  openPage()
  memory.set('unsent', JSON.stringify({ at: 0, news: [{ type: 'basket.changed', version: 0 }] }))
  const second = openPage()

  second.resume()
  leave()

  expect(second.get(basketSubject)).toBe(second.brought(basketSubject))
})
