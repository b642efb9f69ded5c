import { expect, test } from 'vitest'

import { otherPayments } from './other-payments.ts'

const method = (code: 'sbp' | 'card' | 'on_receipt' | 'invoice', title: string) => ({
  ...{ id: code, code, title, note: '', isDefault: false },
  unavailable: code === 'invoice' ? 'Только для организаций' : ''
})
const methods = [
  method('sbp', 'СБП'),
  method('card', 'Картой онлайн'),
  method('on_receipt', 'При получении'),
  method('invoice', 'По счёту')
]
const order = {
  price: 1190,
  status: { code: 'new', title: 'Новый', tone: 'waiting' as const },
  payment: { methodTitle: 'Картой онлайн', status: 'declined' as const, billId: 'b-1' },
  delivery: { address: 'Тула' }
}
const titles = (changed: Partial<Parameters<typeof otherPayments>[0]>) =>
  otherPayments({ ...order, ...changed }, methods).map(({ title }) => title)

test('a declined order can be paid in every other way that its buyer may use', () => {
  expect(titles({})).toEqual(['СБП', 'При получении'])
})

test('what comes by mail is not paid on receipt', () => {
  expect(titles({ delivery: { address: '' } })).toEqual(['СБП'])
})

test('what is paid, on its way or costs nothing keeps its way', () => {
  expect(titles({ payment: { ...order.payment, status: 'paid' } })).toEqual([])
  expect(titles({ status: { ...order.status, tone: 'moving' } })).toEqual([])
  expect(titles({ price: 0 })).toEqual([])
})
