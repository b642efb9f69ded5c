import { expect, test } from 'vitest'

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

test('the rows of an order paid with bonuses and its delivery add up to its price', () => {
  const rows = orderSums({
    ...{ goodsPrice: 2490.5, discount: 249.05, promoCode: 'ЛИНЕЙКА10', bonusesSpent: 500 }
  })
  expect(rows).toEqual([
    { title: 'Товары', rubles: 2490.5 },
    { title: 'Скидка по коду ЛИНЕЙКА10', rubles: -249.05 },
    { title: 'Бонусы', rubles: -500 }
  ])
  expect(rows.reduce((sum, { rubles }) => sum + rubles, 290)).toBeCloseTo(2031.45)
})

test('what an order has not got has no row', () => {
  const rows = orderSums({ goodsPrice: 900, discount: 0, promoCode: null, bonusesSpent: 0 })
  expect(rows).toEqual([{ title: 'Товары', rubles: 900 }])
  expect(
    orderSums({ goodsPrice: 900, discount: 100, promoCode: null, bonusesSpent: 0 })[1]?.title
  ).toBe('Скидка')
})

test('a new order with a bill keeps the name of its status and says that it waits for payment', () => {
  expect(statusTitle(inStatus('waiting', 'b-1'))).toBe('Статус, ждёт оплаты')
  expect(statusTitle(inStatus('waiting', 'b-1', 'Ждёт оплаты'))).toBe('Ждёт оплаты')
  expect(statusTitle(inStatus('waiting'))).toBe('Статус')
  expect(statusTitle(inStatus('moving', 'b-1'))).toBe('Статус')
})

test.each([
  ['waiting', 'view'],
  ['moving', 'track'],
  ['ready', 'view'],
  ['done', 'repeat'],
  ['cancelled', 'repeat']
] as const)('what comes next with a %s order is: %s', (tone, kind) => {
  expect(orderAction(inStatus(tone))).toEqual({ kind })
})

test('a bill is paid first', () => {
  expect(orderAction(inStatus('done', 'b-1'))).toEqual({ kind: 'pay', billId: 'b-1' })
})

test('the payment is told by its way and its state', () => {
  const payment = { ...order.payment, methodTitle: 'Картой онлайн' }
  expect(paymentWords({ payment: { ...payment, status: 'paid' } })).toBe('Картой онлайн, оплачен')
  expect(paymentWords({ payment: { ...payment, status: 'none' } })).toBe('Картой онлайн')
})
