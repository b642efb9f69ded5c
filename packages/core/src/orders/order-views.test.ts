import { expect, test } from 'vitest'

import type { Order, OrderStatus } from '../entities/order.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { realLengths } from '../values/phone/real-lengths.ts'
import { orderView } from './order-detail.view.ts'
import { orderCardView } from './order-list.view.ts'

const status = (code: string, title: string, tone: OrderStatus['tone']) => ({ code, title, tone })
const created = status('new', 'Новый', 'waiting')
const shipping = status('shipping', 'В пути', 'moving')
const done = status('done', 'Получен', 'done')
const cancelled = status('cancelled', 'Отменён', 'cancelled')
const flow = [created, shipping, done, cancelled]

const bought = (patch: Partial<Order> = {}): Order => ({
  ...demoOrder('1', 1290),
  ...{ status: created, createdAt: '2026-08-12T10:00:00.000Z', count: 6 },
  ...patch
})
const paid = { methodTitle: 'СБП', status: 'paid', billId: null } as const

test('a card says what its order is called, when it was made, how it stands and how it is paid', () => {
  expect(orderCardView(bought(), flow)).toMatchObject({
    ...{ title: 'Заказ П-1', href: '/user/profile/order/detail/1', when: '12 августа, 6 товаров' },
    ...{ state: 'Новый, ждёт оплаты', payment: 'Картой онлайн, ждёт оплаты', price: 1290 },
    ...{ action: { kind: 'pay', billId: 'bill-1' }, next: 'Дальше: в пути', isUnderWay: true }
  })
})

test.each([
  [created, true, false, 0.04],
  [shipping, true, true, 1 / 2],
  [done, false, false, 1],
  [cancelled, false, false, undefined]
] as const)('an order «$title» is waited for %s, moves %s', (now, isUnderWay, isMoving, value) => {
  const card = orderCardView(bought({ status: now, payment: paid }), flow)

  expect(card).toMatchObject({ isUnderWay, isMoving })
  expect(card.way.value).toBe(value)
})

test('the page of an order says the same of its delivery, buyer and payment wherever it stands', () => {
  const view = orderView(bought({ payment: paid }), flow, realLengths)

  expect(view).toMatchObject({
    ...{ placed: 'от 12 августа 2026, 13:00', state: 'Новый', billId: undefined },
    delivery: { title: 'Пункт выдачи', address: 'Тула, Советская, 1', since: 'с 24 ноября' },
    recipient: { fio: 'Иванова Мария', phone: '+7 (999) 000-00-00', email: 'maria@example.com' },
    ...{ method: 'СБП', payment: 'СБП, оплачено' }
  })
})

test('a delivery whose day nobody named has none', () => {
  const { delivery } = bought()
  const view = orderView(bought({ delivery: { ...delivery, date: '' } }), flow)

  expect(view.delivery.since).toBe('')
})

test('what it means to cancel an order depends on its money, and what is on its way cannot be', () => {
  expect(orderView(bought({ payment: paid }), flow).cancelling).toMatch(/^Деньги вернутся/)
  expect(orderView(bought(), flow).cancelling).toMatch(/^Восстановить заказ будет нельзя/)
  expect(orderView(bought({ canCancel: false }), flow).cancelling).toBeUndefined()
})

test('a bill can be paid as long as its money is awaited or was refused', () => {
  const billOf = (payment: Order['payment']['status']) =>
    orderView(bought({ payment: { ...bought().payment, status: payment } }), flow).billId

  expect(billOf('waiting')).toBe('bill-1')
  expect(billOf('declined')).toBe('bill-1')
  expect(billOf('paid')).toBeUndefined()
})
