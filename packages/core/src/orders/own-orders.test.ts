import { expect, test, vi } from 'vitest'

import { getBasket } from '../contracts/basket.ts'
import {
  cancelBlank,
  cancelOrder,
  createBlank,
  isOwnOrder,
  repeatOrder
} from '../contracts/orders.ts'
import { createPaymentUrl } from '../contracts/payments.ts'
import type { Blank } from '../entities/blank.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'

const blank: Blank = {
  id: 'blank-1',
  number: 'З-300001',
  createdAt: '2026-11-21T10:00:00.000Z',
  status: { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
  name: 'Иванова Мария',
  phone: '+79990000000',
  commentary: 'Вечером',
  items: [],
  price: 900,
  count: 2,
  canCancel: true,
  orderId: null
}

test('the basket is left to the shop and read anew', async () => {
  const shop = createTestShop()
  shop.server.on(createBlank, () => blank)
  await shop.advance(0)
  const before = shop.server.countOf(getBasket)

  const left = await (await shop.service('orders')).leaveToShop('Вечером')
  await shop.advance(0)

  expect(left.number).toBe('З-300001')
  expect(shop.server.countOf(getBasket)).toBe(before + 1)
})

test('asks whose an order is, and takes a wish back', async () => {
  const shop = createTestShop()
  shop.server.on(isOwnOrder, ({ url }) => ({
    isOwn: url.searchParams.get('orderId') === 'order-1'
  }))
  shop.server.on(cancelBlank, () => ({ ...blank, canCancel: false }))

  expect(await (await shop.service('orders')).isOwn('order-1')).toBe(true)
  expect(await (await shop.service('orders')).isOwn('order-2')).toBe(false)
  expect((await (await shop.service('orders')).cancelBlank('blank-1')).canCancel).toBe(false)
})

test('a cancelled order comes back as it is now, and its basket stays', async () => {
  const shop = createTestShop()
  shop.server.on(cancelOrder, () => ({ ...demoOrder('order-1', 1190), canCancel: false }))
  await shop.advance(0)
  const readings = shop.server.countOf(getBasket)

  const cancelled = await (await shop.service('orders')).cancel('order-1')
  await shop.advance(0)

  expect([cancelled.id, cancelled.canCancel]).toEqual(['order-1', false])
  expect(shop.server.calls.at(-1)?.body).toEqual({ orderId: 'order-1' })
  expect(shop.server.countOf(getBasket)).toBe(readings)
})

test('an order that could not be repeated, or a basket not left, changes no basket', async () => {
  const shop = createTestShop()
  shop.server.on(repeatOrder, () => json(404, { message: 'Заказ не найден' }))
  shop.server.on(createBlank, () => json(409, { message: 'Корзина пуста' }))
  await shop.advance(0)
  const readings = shop.server.countOf(getBasket)

  await expect((await shop.service('orders')).repeat('order-9')).rejects.toThrow('Заказ не найден')
  await expect((await shop.service('orders')).leaveToShop('Вечером')).rejects.toThrow(
    'Корзина пуста'
  )
  await shop.advance(0)

  expect(shop.server.countOf(getBasket)).toBe(readings)
})

test('a bill is paid on the page of the bank that the shop’s list names', async () => {
  const shop = createTestShop({ config: { paymentHosts: ['bank.example'] } })
  shop.server.on(createPaymentUrl, () => ({ url: 'https://bank.example/pay?bill=1' }))

  await (await shop.service('orders')).pay('bill-1')

  expect(shop.server.calls.at(-1)?.body).toEqual({ billId: 'bill-1' })
  expect(shop.platform.left).toEqual(['https://bank.example/pay?bill=1'])
})

test('a bank that the list does not name is not opened, and the log says what to write there', async () => {
  const shop = createTestShop()
  const log = vi.spyOn(shop.platform, 'log')
  shop.server.on(createPaymentUrl, () => ({ url: 'https://bank.example/pay?key=secret' }))

  await expect((await shop.service('orders')).pay('bill-1')).rejects.toThrow()

  expect(shop.platform.left).toEqual([])
  expect(log.mock.calls).toEqual([['error', 'A payment address was refused: see paymentHosts']])
})

test('a bill that is paid already leads nowhere, in the server’s words', async () => {
  const shop = createTestShop()
  shop.server.on(createPaymentUrl, () => json(409, { message: 'Счёт уже оплачен' }))

  await expect((await shop.service('orders')).pay('bill-1')).rejects.toThrow('Счёт уже оплачен')

  expect(shop.platform.left).toEqual([])
})

test('a page that is left gives up the question whose an order is', async () => {
  const shop = createTestShop()
  const left = new AbortController()
  shop.server.on(isOwnOrder, () => new Promise(() => undefined))

  const asking = (await shop.service('orders')).isOwn('order-1', left.signal)
  left.abort()

  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
