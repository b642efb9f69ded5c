import { expect, test } from 'vitest'

import type { PaymentStatus } from '../entities/order.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { orderAction, orderSums, paymentWords, statusTitle } from './order.view.ts'

const order = demoOrder('1', 900)
const inStatus = (
  tone: (typeof order)['status']['tone'],
  billId: string | null = null,
  title = 'Статус'
) => ({
  status: { code: tone, title, tone },
  payment: { ...order.payment, billId }
})

const pointed = { title: 'Пункт выдачи', address: 'Тула, Советская, 1', price: 290 }
const paid = { goodsPrice: 900, discount: 0, promoCode: null, bonusesSpent: 0, price: 1190 }
const delivered = (patch: Partial<typeof pointed> = {}) => ({
  delivery: { ...order.delivery, ...pointed, ...patch }
})

test('the rows of an order paid with bonuses and its delivery add up to its price', () => {
  const { rows, total } = orderSums({
    ...{ goodsPrice: 2490.5, discount: 249.05, promoCode: 'ЛИНЕЙКА10', bonusesSpent: 500 },
    ...{ price: 2031.45, ...delivered() }
  })
  expect(rows).toEqual([
    { title: 'Товары', rubles: 2490.5 },
    { title: 'Скидка по коду ЛИНЕЙКА10', rubles: -249.05 },
    { title: 'Бонусы', rubles: -500 },
    { title: 'Доставка', rubles: 290 }
  ])
  expect(total).toEqual({ title: 'Итого', rubles: 2031.45 })
  expect(rows.reduce((sum, { rubles }) => sum + (rubles ?? 0), 0)).toBeCloseTo(2031.45)
})

test('what an order has not got has no row, and its delivery always has one', () => {
  const { rows } = orderSums({ ...paid, ...delivered({ price: 0 }) })
  expect(rows).toEqual([
    { title: 'Товары', rubles: 900 },
    { title: 'Доставка', rubles: 0, words: 'бесплатно' }
  ])
  expect(orderSums({ ...paid, ...delivered(), discount: 100 }).rows[1]?.title).toBe('Скидка')
})

test('an order that is mailed needs no delivery, which is more than a free one', () => {
  const { rows } = orderSums({ ...paid, ...delivered({ address: '', price: 0 }) })
  expect(rows.at(-1)).toEqual({ title: 'Доставка', rubles: undefined, words: 'не нужна' })
})

test('a new order with a bill keeps the name of its status and says that it waits for payment', () => {
  expect(statusTitle(inStatus('waiting', 'b-1'))).toBe('Статус, ждёт оплаты')
  expect(statusTitle(inStatus('waiting', 'b-1', 'Ждёт оплаты'))).toBe('Ждёт оплаты')
  expect(statusTitle(inStatus('waiting'))).toBe('Статус')
  expect(statusTitle(inStatus('moving', 'b-1'))).toBe('Статус')
})

test.each([
  ['waiting', { kind: 'view', title: 'Подробнее' }],
  ['moving', { kind: 'track', title: 'Отследить' }],
  ['ready', { kind: 'view', title: 'Подробнее' }],
  ['done', { kind: 'repeat' }],
  ['cancelled', { kind: 'repeat' }]
] as const)('what comes next with a %s order is: %o', (tone, action) => {
  expect(orderAction(inStatus(tone))).toEqual(action)
})

test('a bill is paid first, unless the server says that it was paid or given back', () => {
  const billed = inStatus('waiting', 'b-1')
  const after = (status: PaymentStatus) =>
    orderAction({ ...billed, payment: { ...billed.payment, status } }).kind

  expect(orderAction(inStatus('done', 'b-1'))).toEqual({ kind: 'pay', billId: 'b-1' })
  expect([after('declined'), after('paid'), after('refunded')]).toEqual(['pay', 'view', 'view'])
})

test('the payment is told by its way and its state', () => {
  const payment = { ...order.payment, methodTitle: 'Картой онлайн' }
  expect(paymentWords({ payment: { ...payment, status: 'paid' } })).toBe('Картой онлайн, оплачено')
  expect(paymentWords({ payment: { ...payment, status: 'none' } })).toBe('Картой онлайн')
})
