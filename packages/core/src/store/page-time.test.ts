import { expect, test } from 'vitest'
import { createServerTime } from '../api/server-time.ts'
import { basketSubject } from '../basket/basket.ts'
import { nextIntentId } from '../platform/intent-id.ts'
import { createMemoryBrowser, createMemoryClock } from '../platform/memory.ts'
import { mapStorage } from '../platform/platform.ts'
import type { ShopStore } from '../shop/shop.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'
import { createStore } from './store.ts'

const HOUR_MS = 3_600_000
const timeOf = (id: string) => Number.parseInt(id.slice(0, 12), 16)

/** A page in a browser whose clock is three hours fast; the page brings the right time. */
function openPage(browser = createMemoryBrowser(), server = createFakeServer()) {
  const truth = browser.clock.now()
  browser.clock.shift(3 * HOUR_MS)
  let shop: TestShop | undefined
  const store: ShopStore = createStore({
    initial: { serverTime: truth },
    host: {
      clock: browser.clock,
      randomBytes: createRandomBytes(3),
      storage: mapStorage(browser.storage)
    },
    async loadShop() {
      shop = createTestShop({
        ...{ browser, server },
        state: { basket: store.get(basketSubject), serverTime: store.serverTime }
      })
      return shop
    }
  })
  const id = () => store.get(basketSubject).lastIntentId
  return { store, truth, id, browser, shop: () => store.engine().then(() => shop) }
}

test('wishes before and after the shop has come are numbered by the time that the page brought', async () => {
  const { store, truth, id, browser, shop } = openPage()
  store.send(basketSubject, { type: 'line.set', key: 7, count: 1 })
  const first = id()
  const running = await shop()
  await running?.advance(1000)

  running?.basket.send({ type: 'line.set', key: 7, count: 0 })
  await running?.advance(1000)

  expect([timeOf(first), timeOf(id())]).toEqual([truth, truth + 1000])
  expect(browser.storage.get('newest_intent')).toBe(id())
  running?.basket.send({ type: 'line.set', key: 7, count: 1 })
  await running?.advance(1000)
  expect(running?.getState().basket.counts).toEqual({ 7: 1 })
})

test('what the shop learns of the time counts for the page as well', async () => {
  const { store, truth, id, shop } = openPage()
  await shop()

  store.serverTime.learn(new Date(truth + 9 * HOUR_MS).toUTCString())
  store.send(basketSubject, { type: 'line.set', key: 7, count: 1 })

  expect(timeOf(id())).toBe(truth + 9 * HOUR_MS)
})

test('the time of the server goes on when a clock is set back, set ahead or stands still', () => {
  const clock = createMemoryClock()
  let slept = 0
  const steady = () => clock.steady() - slept
  const time = createServerTime({ ...clock, steady }, 1_000_000)
  clock.advance(1000)
  clock.shift(-HOUR_MS)
  clock.advance(1000)
  expect(time.now()).toBe(1_002_000)

  clock.shift(HOUR_MS)
  clock.advance(HOUR_MS)
  slept += HOUR_MS
  expect(time.now()).toBe(1_002_000 + HOUR_MS)
})

test('tabs number one after another, whatever their clocks, also where nothing is kept', () => {
  const storage = mapStorage(new Map())
  const tab = (now: number, seed: number) => ({
    ...{ now: () => now, randomBytes: createRandomBytes(seed), storage }
  })
  const [fast, slow] = [tab(9_000_000, 1), tab(1_000, 2)]

  const ids = [fast, slow, fast, slow].map(source => nextIntentId(source))

  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(4)
  storage.set('newest_intent', 'of another build')
  expect(timeOf(nextIntentId(slow, ids[3]))).toBe(timeOf(ids[3] ?? '') + 1)
})
