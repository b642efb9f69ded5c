import { expect, test } from 'vitest'

import { createOrder } from '../../contracts/orders.ts'
import { shownMessages } from '../../forms/field.ts'
import { ApiError } from '../../platform/api-error.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import { fieldErrors, orderFields, shownField } from '../order-form/checkout-fields.ts'
import {
  type CheckoutContext,
  type CheckoutOffers,
  emptyOrderForm
} from '../order-form/checkout-state.ts'
import { readDraft, startCheckout } from './checkout.ts'
import { createEarlyCheckout } from './early-checkout.ts'

const usable = { note: '', unavailable: '' } as const

const offers: CheckoutOffers = {
  deliveryMethods: [
    { id: 'pickup', type: 'pickupPoint', title: 'Пункт', isDefault: true, priceFrom: 0, ...usable },
    { id: 'courier', type: 'courier', title: 'Курьер', isDefault: false, priceFrom: 0, ...usable }
  ],
  points: [fixtures.deliveryPoint({ code: 'tula-1' })],
  savedAddresses: [],
  paymentMethods: [{ id: 'card', code: 'card', title: 'Картой', isDefault: true, ...usable }],
  paymentFailure: ''
}

const typing: readonly CheckoutCommand[] = [
  { type: 'field.edit', path: 'personalData.fio', value: 'Иванова Мария' },
  { type: 'field.edit', path: 'personalData.email', value: 'maria@' },
  { type: 'field.leave', name: 'phone' },
  { type: 'delivery.choose', id: 'courier' },
  { type: 'checkout.submit' },
  { type: 'field.edit', path: 'personalData.email', value: 'maria@example.com' },
  { type: 'field.edit', path: 'personalData.phone', value: '+7 (999) 000-00-00' },
  { type: 'delivery.choose', id: 'pickup' },
  { type: 'point.choose', code: 'tula-1' },
  { type: 'field.edit', path: 'accept', value: true },
  { type: 'checkout.submit' }
]

/** What of a checkout stands before the visitor's eyes. */
const shownOf = (checkout: CheckoutContext) => ({
  form: checkout.form,
  phase: checkout.phase,
  fields: shownMessages(checkout, orderFields(checkout)),
  summary: fieldErrors(checkout.errors),
  failure: checkout.failure?.message
})

/** A guest with two notebooks for 900 rubles in a shop whose engine comes when `arrive` is called. */
async function openEarly() {
  const shop = createTestShop()
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  const openCheckout = await shop.service('openCheckout')
  let arrive: () => void = () => undefined
  let fail: () => void = () => undefined
  const checkout = createEarlyCheckout({
    initial: startCheckout({ offers, goodsPrice: 900 }),
    storage: shop.platform,
    clock: shop.platform.clock,
    fetchEngine: () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(openCheckout)
        fail = () => reject(new TypeError('Failed to fetch'))
      })
  })
  return {
    ...{ shop, checkout },
    arrive() {
      arrive()
      return shop.advance(0)
    },
    fail() {
      fail()
      return shop.advance(0)
    }
  }
}

test('the page alone shows what the machine shows for the same commands', async () => {
  const early = await openEarly()
  const late = await openEarly()
  late.checkout.send({ type: 'form.edit', form: {} })
  await late.arrive()

  for (const command of typing) {
    early.checkout.send(command)
    late.checkout.send(command)

    expect(shownOf(early.checkout.get()), command.type).toEqual(shownOf(late.checkout.get()))
  }
})

test('what was typed and submitted early is ordered by the engine that comes', async () => {
  const { shop, checkout, arrive } = await openEarly()
  for (const command of typing) checkout.send(command)
  expect(shop.server.countOf(createOrder)).toBe(0)

  await arrive()
  await shop.advance(1000)

  expect(checkout.get().placed?.orderId).toBe('order-1')
  expect(shop.server.countOf(createOrder)).toBe(1)
  expect(readDraft(shop.platform)).toBeUndefined()
})

test('an engine that cannot be fetched gives the form back, keeps it in the tab and is tried again', async () => {
  const { shop, checkout, fail, arrive } = await openEarly()
  for (const command of typing) checkout.send(command)

  await fail()
  expect(shownOf(checkout.get())).toMatchObject({
    phase: 'editing',
    failure: 'Произошла ошибка сервера'
  })
  expect(readDraft(shop.platform)?.personalData.fio).toBe('Иванова Мария')

  checkout.send({ type: 'checkout.submit' })
  await arrive()
  await shop.advance(1000)
  expect(checkout.get().placed?.orderId).toBe('order-1')
})

test('a tab goes on with what was typed in it before', async () => {
  const first = await openEarly()
  first.checkout.send({ type: 'field.edit', path: 'personalCommentary', value: 'Позвонить за час' })
  const { shop } = first
  const next = createEarlyCheckout({
    initial: startCheckout({ offers }),
    storage: shop.platform,
    clock: shop.platform.clock,
    fetchEngine: () => new Promise(() => undefined)
  })

  next.resume()

  expect(next.get().form.personalCommentary).toBe('Позвонить за час')
})

test('a tab without a draft is left alone: no engine is fetched', async () => {
  const { shop } = await openEarly()
  let fetched = 0
  const checkout = createEarlyCheckout({
    initial: startCheckout({ offers }),
    storage: shop.platform,
    clock: shop.platform.clock,
    fetchEngine: () => {
      fetched += 1
      return Promise.reject(new ApiError({ status: 503 }))
    }
  })

  checkout.resume()
  checkout.send({ type: 'field.leave', name: 'email' })

  expect(fetched).toBe(0)
  expect(checkout.get().form).toMatchObject({
    ...emptyOrderForm(),
    personalPayment: 'card',
    personalDelivery: { method: 'pickup' }
  })
})

test('an error is announced 700 ms after the last letter, before and after the engine has come', async () => {
  const { shop, checkout, arrive } = await openEarly()
  const type = (value: string) =>
    checkout.send({ type: 'field.edit', path: 'personalData.email', value })
  const isAnnounced = () => shownField(checkout.get(), 'email').announced

  type('maria@')
  await shop.advance(699)
  expect(isAnnounced()).toBe(false)
  await shop.advance(1)
  expect(isAnnounced()).toBe(true)
  await arrive()
  type('maria@e')
  await shop.advance(700)

  expect(isAnnounced()).toBe(true)
  checkout.stop()
})
