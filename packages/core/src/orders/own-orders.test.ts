import { expect, test } from 'vitest'

import { getBasket } from '../contracts/basket.ts'
import { cancelBlank, createBlank, isOwnOrder } from '../contracts/orders.ts'
import type { Blank } from '../entities/blank.ts'
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

  const left = await shop.orders.leaveToShop('Вечером')
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

  expect(await shop.orders.isOwn('order-1')).toBe(true)
  expect(await shop.orders.isOwn('order-2')).toBe(false)
  expect((await shop.orders.cancelBlank('blank-1')).canCancel).toBe(false)
})
