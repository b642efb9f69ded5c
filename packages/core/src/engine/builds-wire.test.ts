import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShopOptions } from '../testing/test-shop.ts'
import { mayReload } from './reload-guard.ts'

const HOUR_MS = 3_600_000

/** A static file of the site, not a call of its API. */
const latest = endpoint({ method: 'GET', path: '/builds/latest.json', response: z.unknown() })

async function open(answer: () => unknown, options: TestShopOptions = {}) {
  const build = { id: 'b1', version: 'b1', url: 'https://shop.example/builds' }
  const shop = createTestShop({ config: { build }, ...options })
  shop.server.on(latest, answer)
  await shop.advance(HOUR_MS)
  return shop
}

test.each<[string, unknown]>([
  ['of the build that runs here', { id: 'b1' }],
  ['without an id', { version: 'b2' }],
  ['with a number for an id', { id: 2 }],
  ['that is a list', ['b2']],
  ['that is null', null],
  ['with a status of failure', json(500, { id: 'b2' })],
  ['that is not there', json(404, { message: 'Не найдено' })]
])('after an answer %s nothing is loaded anew', async (_, answer) => {
  const shop = await open(() => answer)

  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual([])
  expect(shop.server.countOf(latest)).toBe(1)
  shop.stop()
})

test('what else the file tells of a new build does not matter', async () => {
  const shop = await open(() => ({ id: 'b2', builtAt: '2026-11-21', chunks: [1, 2] }))

  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual(['reload'])
  shop.stop()
})

test('a network that is away for a night asks every hour, and finds the build in the morning', async () => {
  let isDown = true
  const shop = await open(() => {
    if (isDown) throw new TypeError('Нет сети')
    return { id: 'b2' }
  })
  await shop.advance(7 * HOUR_MS)
  expect(shop.server.countOf(latest)).toBe(8)
  isDown = false

  await shop.advance(HOUR_MS)
  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual(['reload'])
  shop.stop()
})

test('a shop that names no place of its builds asks for none', async () => {
  const shop = await open(() => ({ id: 'b2' }), {
    config: { build: { id: '', version: '', url: '' } }
  })

  shop.navigate('/catalog')
  await shop.advance(10)

  expect([shop.server.countOf(latest), shop.platform.left]).toEqual([0, []])
  shop.stop()
})

test('a full load does not cut off what the basket still has to send', async () => {
  const shop = await open(() => ({ id: 'b2' }))
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })

  shop.navigate('/catalog')
  await shop.advance(2000)
  expect(shop.platform.left).toEqual([])
  shop.navigate('/catalog?page=2')
  await shop.advance(10)

  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
  expect(shop.platform.left).toEqual(['reload'])
  shop.stop()
})

test('ten seconds are counted for each tab by itself', async () => {
  const one = createTestShop()
  const two = createTestShop({ browser: one.browser, server: one.server, seed: 2 })
  const ask = ({ platform }: typeof one) =>
    mayReload('/catalog', platform.tabStorage, platform.clock.now())

  expect([ask(one), ask(one), ask(two)]).toEqual([true, false, true])
  await one.advance(9999)
  expect(ask(one)).toBe(false)
  await one.advance(1)

  expect([ask(one), ask(one)]).toEqual([true, false])
  one.stop()
  two.stop()
})
