import {
  changePaymentMethod,
  createOrder,
  createPaymentUrl,
  listPaymentMethods,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../src/app.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { orderCertificates } from './certificate-shopper.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend
/** The same shop without a bank. */
let plain: TestBackend
/** The ways to pay of the shop with one, by their codes. */
let ways: Readonly<Record<string, string>>

beforeAll(async () => {
  backend = await createTestBackend()
  const app = createApp({ ...backend.deps, settings: { ...backend.deps.settings, isDemo: false } })
  plain = { ...backend, app, ...createTestClient(app) }
  const { data } = await createShopper(backend).call(listPaymentMethods, {})
  ways = Object.fromEntries(data.map(({ code, id }) => [code, id]))
})

afterAll(() => backend.close())

async function withGoods(): Promise<Shopper> {
  const shopper = createShopper(plain)
  await shopper.put(await sellGroup(plain, { stock: 5 }), 1)
  return shopper
}

test('without a bank only payment on receipt and by invoice are offered, and the first is the usual one', async () => {
  const { data } = await createShopper(plain).call(listPaymentMethods, {})

  expect(data.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['on_receipt', true],
    ['invoice', false]
  ])
})

test.each(['card', 'sbp'])('an order by %s is refused, and one on receipt is taken', async code => {
  const shopper = await withGoods()
  const online = await fillCheckout(shopper, { personalPayment: ways[code] ?? '' })

  const refusal = await shopper.refused(createOrder, { body: online }, key())

  expect(refusal).toMatchObject({
    status: 422,
    errors: { personalPayment: 'Выберите способ оплаты' }
  })
  const order = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  expect(order.payment).toMatchObject({ billId: null, status: 'none' })
  const body = { orderId: order.id, method: ways[code] ?? '' }
  expect((await shopper.refused(changePaymentMethod, { body })).status).toBe(422)
})

test('a bill from the time of a bank leads to no page of it, and the buyer is told', async () => {
  const { shopper, order } = await orderCertificates(backend)
  const body = { billId: order.payment.billId ?? '' }

  const refusal = await plain.refused(createPaymentUrl, { body }, { headers: shopper.headers() })

  expect([refusal.status, refusal.message]).toEqual([
    409,
    'Оплата онлайн сейчас не работает. Напишите нам, как вам удобнее заплатить'
  ])
  expect((await shopper.call(viewOrder, { query: { orderId: order.id } })).status.code).toBe('new')
})

test('certificates, which are paid at once, say that there is no way to pay them', async () => {
  await expect(orderCertificates(plain, { paidBy: 'on_receipt' })).rejects.toThrow(
    'Сертификаты оплачиваются сразу, а оплаты онлайн в магазине пока нет. Напишите нам, и мы поможем'
  )
})
