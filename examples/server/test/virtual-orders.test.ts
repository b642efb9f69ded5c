import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOrder,
  getBasket,
  getBasketTotal,
  listPaymentMethods,
  listVirtualProducts,
  putVirtualProducts
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, key, type OrderBody, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** The cheapest certificate in the basket of somebody new. */
async function withCertificate(): Promise<Shopper> {
  const shopper = createShopper(backend)
  const { data } = await shopper.call(listVirtualProducts, {})
  const groupId = data[0]?.groups[0]?.id ?? 0
  await shopper.call(putVirtualProducts, {
    body: { groups: [{ id: '000000000001tail', groupId, count: 1 }], change: true }
  })
  return shopper
}

/** A checkout whose delivery was never touched. */
async function undelivered(shopper: Shopper, paidBy = 'card'): Promise<OrderBody> {
  const { data: payments } = await shopper.call(listPaymentMethods, {})
  const { price } = await shopper.call(getBasketTotal, {})
  return {
    accept: true,
    scenario: 'person',
    personalData: {
      fio: 'Соколова Анна Игоревна',
      email: 'anna.sert@example.ru',
      phone: '+7 (912) 345-67-89'
    },
    personalCommentary: '',
    personalPayment: payments.find(({ code }) => code === paidBy)?.id ?? '',
    personalDelivery: {
      method: '',
      option: '',
      type: 'courier',
      deliveryPointCode: '',
      calculationId: ''
    },
    deliveryDescription: { price: 0 },
    personalShipping: { shippingId: '', shipping: null },
    expectedPrice: price
  }
}

test('a certificate is never short in stock, in its list and in the basket', async () => {
  const shopper = await withCertificate()
  const listed = await shopper.call(listVirtualProducts, {})
  const { data } = await shopper.call(getBasket, {})

  const remnants = [...listed.data, ...data.flatMap(({ products }) => products)]
    .flatMap(({ groups }) => groups)
    .map(group => group.remnants)
  expect(remnants.length).toBeGreaterThan(1)
  expect(new Set(remnants)).toEqual(new Set([999]))
})

test('the total tells whether something has to be delivered', async () => {
  const shopper = await withCertificate()
  const alone = await shopper.call(getBasketTotal, {})
  await shopper.put(await sellGroup(backend, { stock: 3 }), 1)
  const beside = await shopper.call(getBasketTotal, {})
  const empty = await createShopper(backend).call(getBasketTotal, {})

  expect([alone, beside, empty].map(({ needsDelivery }) => needsDelivery)).toEqual([
    false,
    true,
    true
  ])
})

test('a certificate is ordered without a delivery and without an address', async () => {
  const shopper = await withCertificate()
  const body = await undelivered(shopper)
  const once = key()

  const order = await shopper.call(createOrder, { body }, once)
  const again = await shopper.call(createOrder, { body }, once)

  expect(order).toMatchObject({
    price: 500,
    delivery: {
      title: 'Без доставки: пришлём на электронную почту',
      address: '',
      price: 0,
      date: '2025-08-20'
    },
    payment: { status: 'waiting' }
  })
  expect(again.id).toBe(order.id)
})

test('the letter about it speaks of no address', async () => {
  const shopper = await withCertificate()
  const order = await shopper.call(createOrder, { body: await undelivered(shopper) }, key())

  const folder = join(backend.deps.settings.dataDir, 'mail')
  const letters = await Promise.all(
    (await readdir(folder)).map(async name => {
      const [, body = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
      return Buffer.from(body, 'base64').toString('utf8')
    })
  )
  const letter = letters.find(text => text.includes(order.number)) ?? ''
  expect(letter).toContain('\nБез доставки: пришлём на электронную почту\n')
})

test('a thing beside the certificate has to be delivered', async () => {
  const shopper = await withCertificate()
  await shopper.put(await sellGroup(backend, { stock: 3 }), 1)

  const refusal = await shopper.refused(createOrder, { body: await undelivered(shopper) }, key())

  expect([refusal.status, refusal.errors]).toEqual([
    422,
    { 'personalDelivery.method': 'Выберите способ доставки' }
  ])
})

test('what nobody hands over cannot be paid on receipt', async () => {
  const shopper = await withCertificate()
  const body = await undelivered(shopper, 'on_receipt')

  const refusal = await shopper.refused(createOrder, { body }, key())

  expect([refusal.status, refusal.errors]).toEqual([
    422,
    { personalPayment: 'Сертификаты оплачиваются сразу. Выберите другой способ оплаты' }
  ])
})

test('an empty basket orders nothing, delivered or not', async () => {
  const shopper = createShopper(backend)

  const refusal = await shopper.refused(createOrder, { body: await undelivered(shopper) }, key())

  expect([refusal.status, refusal.message]).toEqual([409, 'В корзине нет выбранных товаров'])
})
