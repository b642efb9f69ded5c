import { expect, test } from 'vitest'

import { getPaymentStatus } from '../../contracts/payments.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop, settle } from '../../testing/test-shop.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { followPayment } from './follow-payment.ts'

function open(status: 'waiting' | 'paid') {
  const shop = createTestShop()
  const { store } = createTestStore({ shop })
  const order = fixtures.order({ id: 'order-1' })
  const payment = { ...order.payment, status, method: 'online' }
  let reads = 0
  const leave = followPayment(store, { ...order, payment }, () => {
    reads += 1
  })
  return { shop, leave, reads: () => reads }
}

test('the page of an order is read again when the bank’s word has come', async () => {
  const { shop, reads } = open('waiting')
  await shop.advance(1000)
  expect(reads()).toBe(0)

  shop.server.orders.pay('order-1', 'paid')
  await shop.advance(2000)

  expect(reads()).toBe(1)
})

test('nobody asks of an order that is paid, or whose page was left', async () => {
  const paid = open('paid')
  const left = open('waiting')
  left.leave()
  await settle()
  await left.shop.advance(5000)
  await paid.shop.advance(5000)

  expect(left.shop.server.countOf(getPaymentStatus)).toBe(0)
  expect(paid.shop.server.countOf(getPaymentStatus)).toBe(0)
})
