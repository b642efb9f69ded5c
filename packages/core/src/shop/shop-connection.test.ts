import { expect, test } from 'vitest'

import { lineMessage } from '../basket/basket.selectors.ts'
import { putBasketProducts } from '../contracts/basket.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { getInit } from '../contracts/init.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { connectionText } from '../store/connection.messages.ts'
import { connectionSubject } from '../store/connection.ts'
import { createStore } from '../store/store.ts'
import { shownToast } from '../store/toasts.ts'
import type { Fault } from '../testing/faults.ts'
import { createTestShop } from '../testing/test-shop.ts'

const LOST = 'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили'
const SLOW = 'Магазин отвечает дольше обычного. Ждём ответа'

/** A front whose shop runs, and a way to break its line. */
async function open() {
  const shop = createTestShop()
  const store = createStore({
    initial: {},
    host: shop.platform,
    loadShop: () => Promise.resolve(shop)
  })
  const text = () => connectionText(store.get(connectionSubject))
  text()
  await store.engine()
  await shop.advance(1000)
  return { shop, store, text }
}

test('what waits for a shop that is not there says so, and goes on by itself when it is back', async () => {
  const { shop, text } = await open()
  shop.faults.add({ kind: 'status', status: 502 })

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  expect(text()).toBe('')
  await shop.advance(2000)
  expect(text()).toBe(LOST)
  await shop.advance(60_000)
  expect(shop.getState().basket.counts).toEqual({})

  shop.faults.heal()
  await shop.advance(5000)
  expect(text()).toBe('')
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

test.each<Fault>([
  { kind: 'status', status: 503 },
  { kind: 'status', status: 502 },
  { kind: 'loss', of: 'request' }
])('while only changes fail (%j) no line is lost, and none is told to be found', async fault => {
  const { shop, store, text } = await open()
  const reported: string[] = []
  store.subscribe(connectionSubject, () => reported.push(store.get(connectionSubject).status))
  shop.faults.add(fault, { endpoint: putBasketProducts })

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  for (let second = 0; second < 60; second += 1) await shop.advance(1000)

  expect(text()).toBe('')
  expect(reported.filter(status => status === 'lost')).toEqual([])
})

test('a server that refuses changes is not called for ever: one press, three changes', async () => {
  const { shop } = await open()
  shop.faults.add(
    { kind: 'status', status: 500, message: 'Магазин занят' },
    { endpoint: putBasketProducts }
  )

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  for (let second = 0; second < 5; second += 1) await shop.advance(1000)
  expect(lineMessage(shop.getState().basket, 7)).toBe('Магазин занят')
  expect(shop.getState().basket.counts).toEqual({})
  const settled = shop.server.calls.length
  for (let second = 0; second < 60; second += 1) await shop.advance(1000)

  expect(shop.server.calls.length).toBe(settled)
})

test('one call that fails says nothing', async () => {
  const { shop, text } = await open()
  shop.faults.add({ kind: 'status', status: 503 }, { onCalls: [1] })

  void shop.api(getInit, {})
  await shop.advance(10_000)

  expect(text()).toBe('')
})

test('an answer that takes long is waited for in words', async () => {
  const { shop, text } = await open()
  shop.faults.add({ kind: 'latency', ms: 8000 }, { onCalls: [1] })
  void shop.api(getInit, {})

  await shop.advance(2900)
  expect(text()).toBe('')
  await shop.advance(200)
  expect(text()).toBe(SLOW)
  await shop.advance(6000)
  expect(text()).toBe('')
})

test('whoever does not want to wait looks for the shop at once', async () => {
  const { shop, store, text } = await open()
  shop.faults.add({ kind: 'loss', of: 'request' })
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(2000)
  expect(text()).toBe(LOST)
  shop.faults.heal()

  store.send(connectionSubject, { type: 'connection.retry' })
  await shop.advance(100)

  expect(text()).toBe('')
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

test('an answer to what was asked before the line broke is no sign of the shop', async () => {
  const { shop, store, text } = await open()
  shop.faults.add({ kind: 'latency', ms: 2000 }, { onCalls: [1] })
  void shop.api(getInit, {})
  shop.faults.add({ kind: 'loss', of: 'request' }, { endpoint: getConfiguration })

  store.send(connectionSubject, { type: 'connection.lost' })
  await shop.advance(3000)
  expect(text()).toBe(LOST)

  shop.faults.heal()
  await shop.advance(5000)
  expect(text()).toBe('')
})

test('an initialisation that failed is said, and asked for again when the shop is back', async () => {
  const { shop } = await open()
  const reported = new Set<string>()
  shop.toasts.subscribe(() => {
    const toast = shownToast(shop.toasts.get())
    if (toast) reported.add(toast.text)
  })
  shop.faults.add({ kind: 'loss', of: 'request' })
  shop.session.send({ type: 'session.reload' })
  await shop.advance(10_000)
  expect(shop.getState().session.failure?.status).toBe(502)
  expect([...reported]).toEqual([
    'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу'
  ])

  shop.faults.heal()
  await shop.advance(5000)

  expect(shop.getState().session.failure).toBeUndefined()
})

test('where not even the code of the shop comes, that is said, and it is looked for until it does', async () => {
  const { clock } = createMemoryBrowser()
  let loads = 0
  const store = createStore({
    initial: {},
    host: { clock, randomBytes: count => new Uint8Array(count) },
    async loadShop() {
      loads += 1
      if (loads < 3) throw new Error('The code did not come')
      return createTestShop()
    }
  })
  const text = () => connectionText(store.get(connectionSubject))

  await expect(store.engine()).rejects.toThrow('The shop did not come')
  expect(text()).toBe(LOST)
  clock.advance(4000)
  await expect(store.engine()).rejects.toThrow('The shop did not come')
  clock.advance(4000)
  await store.engine()

  expect(text()).toBe('')
  expect(loads).toBe(3)
})
