import { expect, test } from 'vitest'

import type { PaymentStatus } from '../entities/order.ts'
import { isPaymentAwaited, paymentView } from './payment.view.ts'

const orderWith = (status: PaymentStatus, address = 'Москва, ул. Садовая, д. 5') => ({
  status: { code: 'new', title: 'Новый', tone: 'waiting' as const },
  payment: { methodTitle: 'СБП', status, billId: 'bill-1' },
  delivery: { address }
})

test.each([
  ['none', 'Принят', undefined],
  ['waiting', 'Ждёт оплаты', 'bill-1'],
  ['paid', 'Оплачен', undefined],
  ['declined', 'Оплата не прошла', 'bill-1'],
  ['refunded', 'Вернём деньги', undefined]
] as const)('an order whose payment is «%s» is «%s»', (status, title, billId) => {
  expect(paymentView(orderWith(status))).toMatchObject({ title, billId })
})

test('what the server says while its word is awaited counts', () => {
  expect(paymentView(orderWith('waiting'), 'paid').title).toBe('Оплачен')
  expect(paymentView(orderWith('refunded'), 'waiting').title).toBe('Вернём деньги')
})

test('goods without a delivery come by mail', () => {
  expect(paymentView(orderWith('paid')).next).toContain('Собираем заказ')
  expect(paymentView(orderWith('paid', '')).next).toContain('письмом')
})

const withReturn = (status: PaymentStatus, toReturn: number, tone: 'moving' | 'cancelled') => {
  const order = orderWith(status)
  const payment = { ...order.payment, toReturn }
  return { ...order, payment, status: { code: tone, title: tone, tone } }
}

test('money is said to be given back only once that is written down', () => {
  const waits = paymentView(withReturn('refunded', 2000, 'cancelled'))
  const went = paymentView(withReturn('refunded', 0, 'cancelled'))

  expect([waits.title, waits.next]).toEqual([
    'Вернём деньги',
    'Заказ отменён. Вернём 2\u00a0000\u00a0₽ тем же способом, которым вы платили.'
  ])
  expect([went.title, went.next]).toEqual(['Деньги возвращены', 'Заказ отменён.'])
})

test('an order that was paid twice says so, and what goes back', () => {
  expect(paymentView(withReturn('paid', 500, 'moving')).next).toContain(
    'Заказ оплачен дважды. Лишние 500\u00a0₽ вернём'
  )
})

const byInvoice = (payUntil?: string) => {
  const { payment, ...order } = orderWith('waiting')
  return {
    ...order,
    payment: { ...payment, billId: null, method: 'invoice' as const, ...(payUntil && { payUntil }) }
  }
}

test('an order by invoice awaits its payment till a day, and no bank is asked', () => {
  const order = byInvoice('2026-12-02')

  expect(paymentView(order)).toMatchObject({
    title: 'Ожидает оплаты',
    next: 'Оплатите счёт до 2 декабря, и мы начнём собирать заказ.',
    isInvoice: true,
    billId: undefined
  })
  expect(isPaymentAwaited(order)).toBe(false)
  expect(paymentView(byInvoice()).next).toBe('Оплатите счёт, и мы начнём собирать заказ.')
})

test.each(['cancelled', 'ready', 'done'] as const)(
  'an order that is %s is not said to be packed',
  tone => {
    const order = { ...orderWith('none'), status: { code: tone, title: tone, tone } }

    expect(paymentView(order).next).not.toContain('Собираем')
  }
)
