import { expect, test } from 'vitest'

import { putBasketProducts } from '../contracts/basket.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { getInit } from '../contracts/init.ts'
import { refreshSession } from '../contracts/users.ts'
import type { Fault, FaultPlace } from './faults.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

const currencies = { data: [{ id: '1', code: 'RUB', sign: '₽', rate: 1 }] }

function openShop(fault: Fault, place?: FaultPlace) {
  const shop = createTestShop()
  shop.server.on(listCurrencies, () => currencies)
  shop.faults.add(fault, place)
  return shop
}

async function read(shop: TestShop, ms = 60_000) {
  const [result] = await Promise.all([
    shop.api(listCurrencies, {}).then(
      value => value,
      error => error
    ),
    shop.advance(ms)
  ])
  return result
}

test('a status comes on the calls it was ordered for', async () => {
  const fault = { kind: 'status', status: 422, message: 'Нет' } as const
  const shop = openShop(fault, { endpoint: listCurrencies, onCalls: [2] })

  expect(await read(shop)).toEqual(currencies)
  expect(await read(shop)).toMatchObject({ status: 422, message: 'Нет' })
  expect(await read(shop)).toEqual(currencies)
})

test('a fault of one call leaves the others alone', async () => {
  const shop = openShop({ kind: 'status', status: 503 }, { endpoint: getInit })

  expect(await read(shop)).toEqual(currencies)
})

test('latency makes a call late by so much', async () => {
  const shop = openShop({ kind: 'latency', ms: 3000 })
  let isDone = false
  void shop.api(listCurrencies, {}).then(() => {
    isDone = true
  })

  await shop.advance(2999)
  expect(isDone).toBe(false)
  await shop.advance(1)
  expect(isDone).toBe(true)
})

test.each([
  ['request', 0],
  ['answer', 1]
] as const)('a lost %s is a failure of the network', async (of, reached) => {
  const shop = openShop({ kind: 'loss', of }, { endpoint: putBasketProducts, onCalls: [1] })
  const group = { id: 'a', groupId: 7, count: 1 }
  const call = shop.api(putBasketProducts, { body: { groups: [group], change: true } })
  const settled = Promise.allSettled([call])
  await shop.advance(0)

  expect(await settled).toMatchObject([{ status: 'rejected', reason: { retryable: true } }])
  expect(shop.server.countOf(putBasketProducts)).toBe(reached)
})

test('a doubled request reaches the server twice, and the basket counts it once', async () => {
  const shop = openShop({ kind: 'duplicate' }, { endpoint: putBasketProducts })
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  expect(shop.server.countOf(putBasketProducts)).toBe(2)
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

test('an answer held back comes after a later one', async () => {
  const shop = openShop({ kind: 'reorder' }, { endpoint: listCurrencies, onCalls: [1] })
  const order: string[] = []
  void shop.api(listCurrencies, {}).then(() => order.push('first'))
  await shop.advance(0)
  void shop.api(listCurrencies, {}).then(() => order.push('second'))
  await shop.advance(1)

  expect(order).toEqual(['second', 'first'])
})

test('an answer that breaks off is repeated like any failure of the network', async () => {
  const shop = openShop({ kind: 'cutBody' }, { endpoint: listCurrencies, onCalls: [1] })

  expect(await read(shop)).toEqual(currencies)
  expect(shop.server.countOf(listCurrencies)).toBe(2)
})

test('a storm of 401 ends in one refresh', async () => {
  const shop = createTestShop({ scenario: 'member' })
  const ask = () => shop.api(getInit, { query: {} })
  await Promise.all([ask(), shop.advance(0)])

  shop.faults.add({ kind: 'deadTokens' })
  const settled = Promise.allSettled(Array.from({ length: 20 }, ask))
  await shop.advance(1000)

  expect((await settled).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(shop.server.countOf(refreshSession)).toBe(1)
})

test('406 ends the session', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.faults.add({ kind: 'status', status: 406 }, { endpoint: getInit, onCalls: [1] })
  const settled = Promise.allSettled([shop.api(getInit, { query: {} })])
  await shop.advance(1000)

  expect(await settled).toMatchObject([{ status: 'rejected' }])
  expect(shop.getState().session.signedIn).toBe(false)
})

test('a healed network works as before, and what was held back arrives', async () => {
  const shop = openShop({ kind: 'reorder' })
  const late = shop.api(listCurrencies, {})
  await shop.advance(0)

  shop.faults.heal()
  await shop.advance(0)

  expect(await late).toEqual(currencies)
})
