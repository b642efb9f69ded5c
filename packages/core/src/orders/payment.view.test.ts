import { expect, test } from 'vitest'

import type { PaymentStatus } from '../entities/payment.ts'
import { paymentView } from './payment.view.ts'

const orderWith = (status: PaymentStatus, address = 'Москва, ул. Садовая, д. 5') => ({
  payment: { methodTitle: 'СБП', status, billId: 'bill-1' },
  delivery: { address }
})

test.each([
  ['none', 'Принят', undefined],
  ['waiting', 'Ждёт оплаты', 'bill-1'],
  ['paid', 'Оплачен', undefined],
  ['declined', 'Оплата не прошла', 'bill-1'],
  ['refunded', 'Деньги возвращены', undefined]
] as const)('an order whose payment is «%s» is «%s»', (status, title, billId) => {
  expect(paymentView(orderWith(status))).toMatchObject({ title, billId })
})

test('what the server says while its word is awaited counts', () => {
  expect(paymentView(orderWith('waiting'), 'paid').title).toBe('Оплачен')
  expect(paymentView(orderWith('refunded'), 'waiting').title).toBe('Деньги возвращены')
})

test('goods without a delivery come by mail', () => {
  expect(paymentView(orderWith('paid')).next).toContain('Собираем заказ')
  expect(paymentView(orderWith('paid', '')).next).toContain('письмом')
})
