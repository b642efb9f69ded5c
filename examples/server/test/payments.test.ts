import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  changePaymentMethod,
  createOrder,
  createPaymentUrl,
  getPaymentStatus,
  listPaymentMethods,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deriveKey } from '../src/db/derive-key.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { sign } from '../src/providers/payment/signature.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** An order of 1 000 ₽ to be paid by card. */
async function ordered() {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 100_000 }), 1)
  const { data } = await shopper.call(listPaymentMethods, {})
  const card = data.find(({ code }) => code === 'card')?.id ?? ''
  const body = await fillCheckout(shopper, { personalPayment: card })
  const order = await shopper.call(createOrder, { body }, key())
  return { shopper, orderId: order.id, billId: order.payment.billId ?? '' }
}

const open = async (shopper: Shopper, billId: string) =>
  (await shopper.call(createPaymentUrl, { body: { billId } })).url

/** The page's own path at the backend: the storefront takes `/api` off. */
const pathOf = (url: string) => new URL(url).pathname.replace('/api', '')

const press = (url: string, decision: 'pay' | 'decline') =>
  backend.app.request(pathOf(url), {
    method: 'POST',
    body: new URLSearchParams({ decision })
  })

const status = async (shopper: Shopper, orderId: string) =>
  (await shopper.call(getPaymentStatus, { query: { orderId } })).status

async function callBack(event: object, at = backend.clock.now()) {
  const body = JSON.stringify(event)
  const bankKey = deriveKey(backend.deps.settings.secret, 'bank')
  return backend.app.request('/payments/v1/demo-callback', {
    method: 'POST',
    headers: { 'x-bank-signature': sign(bankKey, body, at) },
    body
  })
}

async function paymentOf(billId: string) {
  const { id } = await backend.db
    .selectFrom('payment')
    .select('id')
    .where('bill_id', '=', billId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return id
}

/** What the bank told of a payment and the shop took. */
async function eventsOf(reference: string) {
  const rows = await backend.db
    .selectFrom('payment_event')
    .select('result')
    .where('payment_id', '=', reference)
    .execute()
  return rows.map(({ result }) => result)
}

async function historyOf(shopper: Shopper, orderId: string) {
  const { history } = await shopper.call(viewOrder, { query: { orderId } })
  return history.map(event => event.status.code)
}

test('an order is paid on the bank’s page and the buyer comes back to it', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)

  const page = await backend.app.request(pathOf(url))
  const before = await status(shopper, orderId)
  const answer = await press(url, 'pay')

  expect(url).toMatch(/^http:\/\/shop\.test\/api\/demo-pay\/[0-9a-f-]{36}$/)
  const html = await page.text()
  expect(html).toContain('1\u00a0000\u00a0₽')
  expect(html).toContain('Оплатить')
  expect(html).toContain('Отклонить')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/
  )
  expect(before).toBe('waiting')
  const order = await shopper.call(viewOrder, { query: { orderId } })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://shop.test/checkout?order=${orderId}&number=${encodeURIComponent(order.number)}`
  ])
  expect(await status(shopper, orderId)).toBe('paid')
  expect(order.status).toEqual({ code: 'paid', title: 'Оплачен', tone: 'moving' })
  expect(order.payment.billId).toBeNull()
})

test('a declined order is paid in another way, and its bill waits as long as that is none of the bank', async () => {
  const { shopper, orderId, billId } = await ordered()
  const { data } = await shopper.call(listPaymentMethods, {})
  const change = (wanted: string) => {
    const method = data.find(({ code }) => code === wanted)?.id ?? ''
    return shopper.call(changePaymentMethod, { body: { orderId, method } })
  }
  await press(await open(shopper, billId), 'decline')

  const onReceipt = await change('on_receipt')
  const waiting = await status(shopper, orderId)
  const online = await change('sbp')
  await press(await open(shopper, online.payment.billId ?? ''), 'pay')

  expect(onReceipt.payment).toMatchObject({ status: 'none', billId: null })
  expect(waiting).toBe('none')
  expect(online.payment).toMatchObject({ status: 'waiting', billId })
  expect(await status(shopper, orderId)).toBe('paid')
  await expect(change('card')).rejects.toThrow('уже не изменить')
})

test('money that was on its way when another way was chosen still pays the order', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)
  const { data } = await shopper.call(listPaymentMethods, {})
  const method = data.find(({ code }) => code === 'on_receipt')?.id ?? ''
  await shopper.call(changePaymentMethod, { body: { orderId, method } })

  await press(url, 'pay')

  expect(await status(shopper, orderId)).toBe('paid')
})

test('only organisations choose to pay by an invoice afterwards', async () => {
  const { shopper, orderId } = await ordered()
  const { data } = await shopper.call(listPaymentMethods, {})
  const method = data.find(({ code }) => code === 'invoice')?.id ?? ''

  const refusal = await shopper.refused(changePaymentMethod, { body: { orderId, method } })

  expect(refusal.status).toBe(422)
})

test('a declined payment may be tried again', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)

  await press(url, 'decline')
  const declined = await status(shopper, orderId)
  const second = await open(shopper, billId)
  await press(second, 'pay')

  expect(declined).toBe('declined')
  expect(second).not.toBe(url)
  expect(await status(shopper, orderId)).toBe('paid')
})

test('three parallel calls and a repeated one get one page', async () => {
  const { shopper, billId } = await ordered()

  const urls = await Promise.all([1, 2, 3].map(() => open(shopper, billId)))

  expect(new Set([...urls, await open(shopper, billId)]).size).toBe(1)
})

test('a page that is pressed twice at once counts once', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)

  const answers = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'pay')])

  expect(answers.map(answer => answer.status)).toEqual([303, 303, 303])
  expect(await status(shopper, orderId)).toBe('paid')
  expect(await historyOf(shopper, orderId)).toEqual(['new', 'paid'])
})

test('of two buttons pressed at once one counts, and the bill, the order and the bank agree on it', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)
  const reference = await paymentOf(billId)

  const answers = await Promise.all([press(url, 'decline'), press(url, 'pay'), press(url, 'pay')])

  expect(answers.map(answer => answer.status)).toEqual([303, 303, 303])
  const events = await eventsOf(reference)
  expect(events).toHaveLength(1)
  expect(await status(shopper, orderId)).toBe(events[0])
  const expected = events[0] === 'paid' ? ['new', 'paid'] : ['new']
  expect(await historyOf(shopper, orderId)).toEqual(expected)
})

test.each([
  ['pay', 'decline', 'paid'],
  ['decline', 'pay', 'declined']
] as const)('a page answered with «%s» hears a later «%s» no more', async (first, second, kept) => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)

  await press(url, first)
  const answer = await press(url, second)

  expect(answer.status).toBe(303)
  expect(await status(shopper, orderId)).toBe(kept)
})

test('a paid bill is not paid again', async () => {
  const { shopper, billId } = await ordered()
  await press(await open(shopper, billId), 'pay')

  const refusal = await shopper.refused(createPaymentUrl, { body: { billId } })

  expect([refusal.status, refusal.message]).toEqual([409, 'Заказ уже оплачен'])
})

test('twenty repeated and reordered callbacks change the state once', async () => {
  const { shopper, orderId, billId } = await ordered()
  await open(shopper, billId)
  const reference = await paymentOf(billId)
  const paid = { eventId: randomUUID(), reference, result: 'paid', amount: 100_000 }
  const declined = { ...paid, eventId: randomUUID(), result: 'declined' }

  await callBack(paid)
  await Promise.all(Array.from({ length: 20 }, (_, index) => callBack(index % 2 ? paid : declined)))

  expect(await status(shopper, orderId)).toBe('paid')
  const { history } = await shopper.call(viewOrder, { query: { orderId } })
  expect(history).toHaveLength(2)
})

test('a forged, an old and a wrong callback change nothing', async () => {
  const { shopper, orderId, billId } = await ordered()
  await open(shopper, billId)
  const reference = await paymentOf(billId)
  const event = { eventId: randomUUID(), reference, result: 'paid', amount: 100_000 }
  const body = JSON.stringify(event)
  const post = (signature: string) =>
    backend.app.request('/payments/v1/demo-callback', {
      method: 'POST',
      headers: { 'x-bank-signature': signature },
      body
    })

  const now = backend.clock.now()
  const forged = await post(sign(deriveKey('another secret', 'bank'), body, now))
  const unsigned = await post('')
  const old = await callBack(event, new Date(now.getTime() - 301_000))
  const cheap = await callBack({ ...event, amount: 100 })
  const unknown = await callBack({ ...event, reference: randomUUID() })

  expect([forged, unsigned, old, cheap, unknown].map(answer => answer.status)).toEqual([
    401, 401, 401, 422, 404
  ])
  expect(await status(shopper, orderId)).toBe('waiting')
})

test('a page that is not there any more says what to do', async () => {
  const { shopper, billId } = await ordered()
  const url = await open(shopper, billId)
  backend.clock.advance(3_600_001)

  const gone = await backend.app.request(pathOf(url))
  const wrong = await backend.app.request('/demo-pay/../../etc/passwd')

  expect([gone.status, wrong.status]).toEqual([404, 404])
  expect(await gone.text()).toContain('Вернитесь в магазин и нажмите «Оплатить» ещё раз.')
  expect(await open(shopper, billId)).not.toBe(url)
})

test('a cancelled order cannot be paid, and money that comes all the same goes back', async () => {
  const { shopper, orderId, billId } = await ordered()
  const url = await open(shopper, billId)
  await shopper.call(cancelOrder, { body: { orderId } })

  const refusal = await shopper.refused(createPaymentUrl, { body: { billId } })
  await press(url, 'pay')

  expect(refusal.status).toBe(409)
  expect(await status(shopper, orderId)).toBe('refunded')
  const order = await shopper.call(viewOrder, { query: { orderId } })
  expect(order.status.code).toBe('cancelled')
})

test('the money of a paid order that is cancelled goes back', async () => {
  const { shopper, orderId, billId } = await ordered()
  await press(await open(shopper, billId), 'pay')

  await shopper.call(cancelOrder, { body: { orderId } })

  expect(await status(shopper, orderId)).toBe('refunded')
})

test('an order by invoice awaits its payment for five days, and is paid when the keeper says so', async () => {
  const school = createShopper(backend)
  await school.signIn('school@example.ru', 'penal-school')
  await school.put(await sellGroup(backend, { stock: 5, kopecks: 100_000 }), 1)
  const { data } = await school.call(listPaymentMethods, {})
  const personalPayment = data.find(({ code }) => code === 'invoice')?.id ?? ''
  const body = await fillCheckout(school, { personalPayment })
  const order = await school.call(createOrder, { body }, key())
  const now = backend.clock.now()
  await changeOrderStatus(backend.db, { order: order.id, status: 'paid', now })
  const paid = await school.call(viewOrder, { query: { orderId: order.id } })

  expect(order.payment).toMatchObject({
    ...{ method: 'invoice', status: 'waiting', billId: null, payUntil: '2025-08-25' }
  })
  expect(paid.payment.status).toBe('paid')
  expect(paid.payment.payUntil).toBeUndefined()
})

test('one way to pay is marked: for an organisation its invoice', async () => {
  const school = createShopper(backend)
  await school.signIn('school@example.ru', 'penal-school')
  const marked = async (shopper: Shopper) =>
    (await shopper.call(listPaymentMethods, {})).data
      .filter(({ isDefault }) => isDefault)
      .map(({ code }) => code)

  expect(await marked(school)).toEqual(['invoice'])
  expect(await marked(createShopper(backend))).toEqual(['sbp'])
})

test('the methods say which of them this buyer cannot use', async () => {
  const { data } = await createShopper(backend).call(listPaymentMethods, {})

  expect(data.map(({ code, unavailable }) => [code, unavailable])).toEqual([
    ['sbp', ''],
    ['card', ''],
    ['on_receipt', ''],
    ['invoice', 'Только для организаций']
  ])
})
