import {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  cancelOrder,
  countOrders,
  createOrder,
  createPaymentUrl,
  getPaymentStatus,
  getProfile,
  listDeliveryMethods,
  listOrders,
  listPaymentMethods,
  listShippingAddresses,
  repeatOrder,
  viewOrder
} from '@vitrina/core/contracts'
import type { Shipping } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup, stockOf } from './shopper.ts'

let backend: TestBackend
let owner: Shopper
let guestOwner: Shopper
let group: number

beforeAll(async () => {
  backend = await createTestBackend()
  group = await sellGroup(backend, { stock: 50, kopecks: 100_000 })
  guestOwner = createShopper(backend)
  owner = createShopper(backend)
  await owner.signUp()
})

afterAll(() => backend.close())

async function order(shopper: Shopper) {
  await shopper.put(group, 1)
  const { data } = await shopper.call(listPaymentMethods, {})
  const personalPayment = data.find(({ code }) => code === 'card')?.id ?? ''
  const body = await fillCheckout(shopper, { personalPayment })
  const { id, payment } = await shopper.call(createOrder, { body }, key())
  return { orderId: id, billId: payment.billId ?? '' }
}

const strangers = {
  'a guest': async () => createShopper(backend),
  'another member': async () => {
    const shopper = createShopper(backend)
    await shopper.signUp()
    return shopper
  },
  'a dealer': async () => {
    const shopper = createShopper(backend)
    await shopper.signIn('dealer@example.ru', 'penal-dealer')
    return shopper
  }
}

test.each(Object.entries(strangers))(
  '%s finds neither a member’s order nor a guest’s',
  async (_, arrive) => {
    const stranger = await arrive()
    const before = await stockOf(backend, group)
    for (const victim of [owner, guestOwner]) {
      const { orderId, billId } = await order(victim)
      const refusals = [
        await stranger.refused(viewOrder, { query: { orderId } }),
        await stranger.refused(cancelOrder, { body: { orderId } }),
        await stranger.refused(repeatOrder, { body: { orderId } }),
        await stranger.refused(getPaymentStatus, { query: { orderId } }),
        await stranger.refused(createPaymentUrl, { body: { billId } })
      ]

      expect(refusals.map(refusal => refusal.status)).toEqual([404, 404, 404, 404, 404])
      const untouched = await victim.call(viewOrder, { query: { orderId } })
      expect(untouched.status.code).toBe('new')
    }
    expect(await stockOf(backend, group)).toBe(before - 2)
  }
)

test.each(['', 'нет', '1 or 1=1', '00000000-0000-4000-8000-000000000000', '../../etc'])(
  'the id %j is no order',
  async orderId => {
    expect((await owner.refused(viewOrder, { query: { orderId } })).status).toBe(404)
    expect((await owner.refused(cancelOrder, { body: { orderId } })).status).toBe(404)
    expect((await owner.refused(createPaymentUrl, { body: { billId: orderId } })).status).toBe(404)
  }
)

test('another member’s saved address cannot be used', async () => {
  const thief = createShopper(backend)
  await thief.signIn('dealer@example.ru', 'penal-dealer')
  const anna = createShopper(backend)
  await anna.signIn('anna@example.ru', 'penal-anna')
  const { data } = await anna.call(listShippingAddresses, {})
  const saved = data[0] ?? never()
  const post = async (shopper: Shopper) => {
    await shopper.put(group, 1)
    const { data: methods } = await shopper.call(listDeliveryMethods, {})
    const method = methods.find(({ type }) => type === 'courier')?.id ?? ''
    const { address, kladrId, zip } = saved
    const shipping: Shipping = { coord: [], zip, kladrId, cityFiasId: '', isDefault: true, address }
    const { calculationId, price } = await shopper.call(calculateAddressDelivery, {
      body: { method, shipping }
    })
    const form = await fillCheckout(shopper, {
      personalShipping: { shippingId: saved.id, shipping: null },
      personalDelivery: {
        method,
        option: '',
        type: 'courier',
        deliveryPointCode: '',
        calculationId
      }
    })
    return { ...form, expectedPrice: form.expectedPrice + price }
  }

  const order = await anna.call(createOrder, { body: await post(anna) }, key())
  const refusal = await thief.refused(createOrder, { body: await post(thief) }, key())

  expect(order.delivery.address).toBe(saved.address.value)
  expect(refusal.status).toBe(404)
})

test('what belongs to an account is closed to a guest', async () => {
  const guest = createShopper(backend)
  const refusals = [
    await guest.refused(getProfile, {}),
    await guest.refused(listOrders, {}),
    await guest.refused(countOrders, {}),
    await guest.refused(listShippingAddresses, {})
  ]

  expect(refusals.map(refusal => refusal.status)).toEqual([401, 401, 401, 401])
})

test('a point that is not there is refused', async () => {
  await owner.put(group, 1)

  const refusal = await owner.refused(calculatePickupPointDelivery, {
    body: { method: '1', deliveryPointCode: 'нет такого' }
  })

  expect(refusal.errors).toEqual({ deliveryPointCode: 'Выберите пункт выдачи' })
})

function never(): never {
  throw new Error('The demo account has no saved address')
}
