import {
  cancelOrder,
  createOrder,
  listNotifications,
  listPaymentMethods,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { orderRows, toCsv } from '../src/modules/orders/export-orders.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup, signUpProven, stockOf } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function placed(shopper = createShopper(backend)) {
  const group = await sellGroup(backend, { stock: 5, kopecks: 100_000 })
  await shopper.put(group, 2)
  const { data } = await shopper.call(listPaymentMethods, {})
  const personalPayment = data.find(({ code }) => code === 'card')?.id ?? ''
  const body = await fillCheckout(shopper, { personalPayment, personalCommentary: '=1+1' })
  const order = await shopper.call(createOrder, { body }, key())
  return { shopper, group, order }
}

const move = (order: string, status: string) =>
  changeOrderStatus(backend.db, {
    order,
    status,
    now: backend.deps.now(),
    live: backend.deps.live
  })

test('the shop keeper moves an order by its number, and every step is kept once', async () => {
  const { shopper, order } = await placed()

  for (const status of ['paid', 'assembling', 'assembling', 'shipping', 'done']) {
    backend.clock.advance(1000)
    await move(order.number, status)
  }

  const seen = await shopper.call(viewOrder, { query: { orderId: order.id } })
  expect(seen.history.map(({ status }) => status.code)).toEqual([
    'new',
    'paid',
    'assembling',
    'shipping',
    'done'
  ])
  expect(seen.payment).toMatchObject({ status: 'paid', billId: null })
})

test('an order that is ready says where it waits, when, until which day and by which code', async () => {
  const { shopper, order } = await placed()
  await move(order.number, 'shipping')
  const before = await shopper.call(viewOrder, { query: { orderId: order.id } })
  await move(order.number, 'ready')
  const { pickup, delivery } = await shopper.call(viewOrder, { query: { orderId: order.id } })

  expect(before.pickup).toBeUndefined()
  expect(pickup).toEqual({
    address: delivery.address,
    hours: expect.stringMatching(/\d:\d\d/),
    until: '2025-08-25',
    code: expect.stringMatching(/^\d{4}$/)
  })
})

test('an order tells its way to pay and all stages of its life', async () => {
  const { order } = await placed()

  expect(order.payment.method).toBe('card')
  expect(order.flow?.map(({ code }) => code)).toEqual([
    ...['new', 'paid', 'assembling', 'shipping', 'ready', 'done', 'cancelled']
  ])
})

test('the buyer hears of the steps that concern him, and of his bonuses, each once', async () => {
  const shopper = createShopper(backend)
  await signUpProven(backend, shopper)
  const { order } = await placed(shopper)
  const pushed: string[] = []
  const stop = backend.deps.live.subscribe(news => typeof news === 'string' || pushed.push(...news))

  for (const status of ['assembling', 'shipping', 'shipping', 'ready', 'done', 'done']) {
    backend.clock.advance(1000)
    await move(order.number, status)
  }

  const { data } = await shopper.call(listNotifications, { query: {} })
  expect(data.map(({ typeCode, title }) => `${typeCode}: ${title}`).toSorted()).toEqual([
    'bonus: Начислили 100 бонусов',
    `order: Заказ ${order.number} в пути`,
    `order: Заказ ${order.number} ждёт вас`,
    `order: Заказ ${order.number} получен`
  ])
  await expect.poll(() => pushed.toSorted()).toEqual(data.map(({ id }) => id).toSorted())
  stop()
})

test('who cancels an order himself is not told of it, who has it cancelled is', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const own = await placed(shopper)
  const shops = await placed(shopper)

  await shopper.call(cancelOrder, { body: { orderId: own.order.id } })
  await move(shops.order.id, 'cancelled')

  const { data } = await shopper.call(listNotifications, { query: {} })
  expect(data.map(({ title }) => title)).toEqual([`Заказ ${shops.order.number} отменён`])
})

test('an order the shop cancels gives its goods back, also from its way, and only once', async () => {
  const { shopper, group, order } = await placed()
  await move(order.id, 'shipping')

  await Promise.all([move(order.id, 'cancelled'), move(order.id, 'cancelled')])

  const seen = await shopper.call(viewOrder, { query: { orderId: order.id } })
  expect(seen.status.code).toBe('cancelled')
  expect(seen.payment.status).toBe('declined')
  expect(await stockOf(backend, group)).toBe(5)
})

test('a closed order, an unknown status and an unknown number are refused in words', async () => {
  const { order } = await placed()
  await move(order.id, 'cancelled')

  await expect(move(order.id, 'new')).rejects.toThrow(
    'Заказ получен или отменён, его статус не меняется'
  )
  await expect(move(order.id, 'летит')).rejects.toThrow('Статуса «летит» нет')
  await expect(move('П-0', 'done')).rejects.toThrow('Заказ не найден')
})

test('orders are exported as a table that a spreadsheet opens', async () => {
  const { order } = await placed()

  const rows = await orderRows(backend.db)
  const csv = toCsv([
    ['Заказ', '=ИНДЕКС(A1)'],
    ['«Пенал»; Тула', 'Линейка "30 см"']
  ])

  const own = rows.find(([number]) => number === order.number)
  expect(own?.[2]).toBe('Новый')
  expect(own?.slice(11, 14)).toEqual(['2', '1000,00', '2000,00'])
  expect(rows[0]?.[0]).toBe('Заказ')
  expect(new Set(rows.map(row => row.length))).toEqual(new Set([25]))
  expect(csv).toBe('\ufeffЗаказ;\'=ИНДЕКС(A1)\r\n"«Пенал»; Тула";"Линейка ""30 см"""\r\n')
})
