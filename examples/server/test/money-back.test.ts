import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  createOrder,
  createPaymentUrl,
  listNotifications,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deriveKey } from '../src/db/derive-key.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { sign } from '../src/providers/payment/signature.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { methodOf, move, payAtBank } from './certificate-shopper.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** An order of 2 000 ₽ to be paid by card, of a member. */
async function ordered(shopper = createShopper(backend)) {
  await shopper.signUp()
  await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 200_000 }), 1)
  const personalPayment = await methodOf(shopper, 'card')
  const body = await fillCheckout(shopper, { personalPayment })
  const order = await shopper.call(createOrder, { body }, key())
  return { shopper, order }
}

/** The id of a payment whose page the buyer has opened. */
async function openPage(shopper: Shopper, billId: string): Promise<string> {
  const { url } = await shopper.call(createPaymentUrl, { body: { billId } })
  const { reference } = await backend.db
    .selectFrom('demo_bank_session')
    .select('reference')
    .where('id', '=', new URL(url).pathname.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  return reference
}

/** The bank says what came of a payment. */
async function notify(reference: string, result: 'paid' | 'declined'): Promise<void> {
  const event = { eventId: randomUUID(), reference, result, amount: 200_000 }
  const body = JSON.stringify(event)
  const signature = sign(deriveKey(backend.deps.settings.secret, 'bank'), body, backend.clock.now())
  const headers = { 'x-bank-signature': signature }
  await backend.app.request('/payments/v1/demo-callback', { method: 'POST', headers, body })
}

const paid = (reference: string) => notify(reference, 'paid')

/** One page of the bank says no, another one yes, and the first one yes after all. */
async function paidTwice() {
  const { shopper, order } = await ordered()
  const billId = order.payment.billId ?? ''
  const first = await openPage(shopper, billId)
  await notify(first, 'declined')
  const second = await openPage(shopper, billId)
  await paid(first)
  await paid(second)
  return { shopper, order }
}

const see = async (shopper: Shopper, orderId: string) =>
  (await shopper.call(viewOrder, { query: { orderId } })).payment

const keeper = (...words: string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.deps.now })

const titles = async (shopper: Shopper) =>
  (await shopper.call(listNotifications, { query: {} })).data.map(({ title }) => title)

test('a second payment of one order is told to its buyer and to the keeper', async () => {
  const { shopper, order } = await paidTwice()

  expect(await see(shopper, order.id)).toMatchObject({ status: 'paid', toReturn: 2000 })
  expect(await titles(shopper)).toContain(`Заказ ${order.number} оплачен дважды`)
  expect((await keeper('money:list')).text).toContain(
    `${order.number}  2\u00a0000\u00a0₽, оплачен второй раз`
  )
})

test('one payment that the bank tells of twice is no second payment', async () => {
  const { shopper, order } = await ordered()
  const page = await openPage(shopper, order.payment.billId ?? '')

  await paid(page)
  await paid(page)

  expect(await see(shopper, order.id)).toMatchObject({ status: 'paid', toReturn: 0 })
})

test('money waits to go back until the keeper says that it went', async () => {
  const { shopper, order } = await paidTwice()

  const said = await keeper('money:returned', order.number)
  const again = await keeper('money:returned', order.number)

  expect([said.text, again.text]).toEqual([
    `Заказ ${order.number}: вернули 2\u00a0000\u00a0₽`,
    'По этому заказу возвращать нечего'
  ])
  expect((await see(shopper, order.id)).toReturn).toBe(0)
  expect(await titles(shopper)).toContain(`Вернули деньги по заказу ${order.number}`)
  expect((await keeper('money:list')).text).not.toContain(order.number)
})

test('the money of a cancelled order waits, whoever paid it and however', async () => {
  const byCard = await ordered()
  await payAtBank(backend, byCard)
  const inCash = await ordered()
  await move(backend, inCash, 'paid')
  const unpaid = await ordered()
  for (const { shopper, order } of [byCard, inCash, unpaid]) {
    await shopper.call(cancelOrder, { body: { orderId: order.id } })
  }

  const owed = [byCard, inCash, unpaid].map(async ({ shopper, order }) => {
    const { status, toReturn } = await see(shopper, order.id)
    return [status, toReturn]
  })
  expect(await Promise.all(owed)).toEqual([
    ['refunded', 2000],
    ['refunded', 2000],
    ['declined', 0]
  ])
})

test('money that comes for a cancelled order waits to go back', async () => {
  const { shopper, order } = await ordered()
  const page = await openPage(shopper, order.payment.billId ?? '')
  await shopper.call(cancelOrder, { body: { orderId: order.id } })

  await paid(page)

  expect(await see(shopper, order.id)).toMatchObject({ status: 'refunded', toReturn: 2000 })
  expect((await keeper('money:list')).text).toContain('оплачен после отмены')
})
