import { createOrder, createPaymentUrl, viewOrder } from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { endUnpaid } from '../src/modules/orders/unpaid-orders.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { type Bought, methodOf, payAtBank } from './certificate-shopper.ts'
import { lettersTo } from './letters-of.ts'
import { createShopper, fillCheckout, key, sellGroup, stockOf } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** A guest's order of two pieces of five, to be paid so. */
async function ordered(paidBy: string): Promise<Bought & { groupId: number; email: string }> {
  const shopper = createShopper(backend)
  const groupId = await sellGroup(backend, { stock: 5 })
  await shopper.put(groupId, 2)
  const personalPayment = await methodOf(shopper, paidBy)
  const body = await fillCheckout(shopper, { personalPayment })
  const order = await shopper.call(createOrder, { body }, key())
  return { shopper, order, groupId, email: body.personalData.email }
}

/** The order and the stock of its goods. */
async function check({ shopper, order, groupId }: Awaited<ReturnType<typeof ordered>>) {
  const { status } = await shopper.call(viewOrder, { query: { orderId: order.id } })
  return { status: status.code, stock: await stockOf(backend, groupId) }
}

async function pass(days: number) {
  backend.clock.advance(days * DAY_MS)
  await Promise.all([endUnpaid(backend.deps), endUnpaid(backend.deps)])
  await backend.sendLetters()
}

test('an order that the bank brings no money for is cancelled after three days: its goods come back and its buyer is told why', async () => {
  const bought = await ordered('card')

  await pass(2.9)
  expect(await check(bought)).toEqual({ status: 'new', stock: 3 })
  await pass(0.2)

  expect(await check(bought)).toEqual({ status: 'cancelled', stock: 5 })
  const reason = 'Оплата не пришла за 3 дня, и товары вернулись в продажу'
  const letters = await lettersTo(backend, bought.email)
  expect(letters.filter(text => text.includes(reason))).toHaveLength(1)
})

test.each(['on_receipt', 'card'])('one by %s that is paid, or paid later, stays', async paidBy => {
  const bought = await ordered(paidBy)
  if (paidBy === 'card') await payAtBank(backend, bought)
  const { status } = await check(bought)

  await pass(30)

  expect(await check(bought)).toEqual({ status, stock: 3 })
})

test('who has just opened the bank’s page has a day more', async () => {
  const bought = await ordered('card')
  backend.clock.advance(3 * DAY_MS)
  const billId = bought.order.payment.billId ?? ''
  await bought.shopper.call(createPaymentUrl, { body: { billId } })

  await pass(0.9)
  expect(await check(bought)).toEqual({ status: 'new', stock: 3 })
  await pass(0.2)

  expect(await check(bought)).toEqual({ status: 'cancelled', stock: 5 })
})

test('a shop that gives no days keeps it', async () => {
  const own = { key: 'orders.unpaidDays', value: '0' }
  await backend.db.insertInto('setting').values(own).execute()
  const bought = await ordered('card')

  await pass(30)

  await backend.db.deleteFrom('setting').where('key', '=', own.key).execute()
  expect(await check(bought)).toEqual({ status: 'new', stock: 3 })
})
