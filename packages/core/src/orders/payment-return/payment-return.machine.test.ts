import { expect, test } from 'vitest'

import { getPaymentStatus } from '../../contracts/payments.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop } from '../../testing/test-shop.ts'

test('says «paid» only after the server does', async () => {
  const shop = createTestShop()
  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(1000)
  expect(payment.getSnapshot().value).toBe('pausing')

  shop.server.orders.pay('order-1', 'paid')
  await shop.advance(1000)

  expect(payment.getSnapshot().value).toBe('paid')
  expect(shop.server.countOf(getPaymentStatus)).toBe(2)
})

test.each(['declined', 'refunded'] as const)('says that the payment was %s', async status => {
  const shop = createTestShop()
  shop.server.orders.pay('order-1', status)

  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(0)

  expect(payment.getSnapshot().value).toBe('declined')
})

test('asks after 2, 4, 8 … seconds and gives up after two minutes', async () => {
  const shop = createTestShop()
  const startedAt = shop.browser.clock.now()
  const asked: number[] = []
  shop.server.on(getPaymentStatus, () => {
    asked.push((shop.browser.clock.now() - startedAt) / 1000)
    return { status: 'waiting' }
  })

  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(300_000)

  expect(asked).toEqual([0, 2, 6, 14, 30, 62, 120])
  expect(payment.getSnapshot().value).toBe('unknown')
})

test('goes on asking when an answer is lost', async () => {
  const shop = createTestShop({ config: { guarded: false } })
  shop.server.on(getPaymentStatus, () => json(400, {}))
  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(0)

  shop.server.on(getPaymentStatus, () => ({ status: 'paid' }))
  await shop.advance(2000)

  expect(payment.getSnapshot().value).toBe('paid')
})

test('the bank’s answer is asked for by the order’s id', async () => {
  const shop = createTestShop()
  const createPaymentReturn = await shop.service('createPaymentReturn')
  createPaymentReturn('order 1/7')
  await shop.advance(0)

  const call = shop.server.calls.find(({ name }) => name === 'GET /payments/v1/order-status')
  expect(call?.url.searchParams.get('orderId')).toBe('order 1/7')
})

test('a payment page that is left asks no more', async () => {
  const shop = createTestShop()
  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(0)

  payment.stop()
  await shop.advance(120_000)

  expect(shop.server.countOf(getPaymentStatus)).toBe(1)
})
