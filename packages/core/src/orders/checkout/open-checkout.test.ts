import { expect, test } from 'vitest'

import { getBasket } from '../../contracts/basket.ts'
import { createOrder } from '../../contracts/orders.ts'
import { createPaymentUrl } from '../../contracts/payments.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import { json } from '../../testing/fake-server.ts'
import { testPeople } from '../../testing/test-people.ts'
import { createTestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { shownField } from '../order-form/checkout-fields.ts'
import { emptyOrderForm, noOffers } from '../order-form/checkout-state.ts'
import type { OpenCheckout } from './checkout.machine.ts'
import { checkoutAfter, startCheckout } from './checkout.ts'

const pickup: OrderForm = {
  ...emptyOrderForm(),
  accept: true,
  personalData: { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' },
  personalPayment: 'card',
  personalDelivery: {
    ...{ method: 'pickup', option: '', type: 'pickupPoint', calculationId: '' },
    deliveryPointCode: 'tula-1'
  }
}

const shipping: Shipping = {
  ...{ coord: [], zip: '300000', kladrId: '7100000100000', cityFiasId: '', isDefault: true },
  address: {
    ...{ country: 'Россия', region: 'Тульская область', city: 'Тула', settlement: '' },
    ...{ street: 'Советская', house: '1', flat: '', value: 'Тула, Советская, 1' }
  }
}

/** Whoever opens the shop has put two notebooks for 900 rubles into the basket. */
async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  const bodyOf = (call: string) => shop.server.calls.findLast(({ name }) => name === call)?.body
  return { shop, bodyOf }
}

test('an organisation’s checkout begins with its papers, a buyer’s with his own data', async () => {
  const school = await open({ scenario: 'org_user' })
  const buyer = await open({ scenario: 'member' })

  const { email, fio, phone } = testPeople.org_user.profile
  expect((await school.shop.service('openCheckout'))().get().form).toMatchObject({
    scenario: 'organization',
    organization: { inn: '7100000000', title: 'Школа № 7' },
    personalData: { email, fio, phone },
    accept: false
  })
  const { form } = (await buyer.shop.service('openCheckout'))().get()
  expect([form.scenario, form.organization]).toEqual(['person', undefined])
})

test('what was typed in this tab is gone on with', async () => {
  const { shop } = await open()
  const first = (await shop.service('openCheckout'))({ form: pickup }).actor
  first.send({ type: 'form.edit', form: { personalCommentary: 'Позвонить за час' } })
  first.stop()

  const next = (await shop.service('openCheckout'))().actor

  expect(next.getSnapshot().context.form.personalCommentary).toBe('Позвонить за час')
})

test('a member who is not known yet finds his own data in the form once he is, and after an ended session what he typed', async () => {
  const { shop } = await open()
  const { fio, email, phone } = testPeople.member.profile
  const openCheckout = await shop.service('openCheckout')
  /** Opened in the moment between the sign-in and its initialisation. */
  const signIn = async () => {
    const opened: OpenCheckout[] = []
    const stop = shop.session.subscribe(() => {
      const { signedIn, profile } = shop.session.get()
      if (signedIn && profile === undefined && opened.length === 0) opened.push(openCheckout())
    })
    const form = { username: email, password: 'пенал2026' }
    shop.session.send({ type: 'signin.submit', form })
    await shop.advance(1000)
    stop()
    return opened[0]
  }
  const first = await signIn()
  expect(first?.get().form.personalData).toEqual({ fio, email, phone })
  first?.send({ type: 'field.edit', path: 'personalData.fio', value: 'Петрова Мария' })
  first?.stop()
  shop.session.send({ type: 'session.end', reason: 'inactive' })
  await shop.advance(1000)
  const asGuest = openCheckout()
  asGuest.send({ type: 'form.edit', form: { personalPayment: 'card' } })
  asGuest.stop()

  expect((await signIn())?.get().form.personalData.fio).toBe('Петрова Мария')
})

test('a placed order leaves no draft behind', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))().actor
  checkout.send({ type: 'form.edit', form: pickup })
  await shop.advance(1000)
  expect(shop.platform.tabStorage.get('checkout_draft')).toBeDefined()

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(shop.platform.tabStorage.get('checkout_draft')).toBeUndefined()
  expect(shop.platform.tabStorage.get('order_key')).toBeUndefined()
})

test('who leaves the account leaves no draft and no order key to the next visitor', async () => {
  const { shop } = await open({ scenario: 'member' })
  const openCheckout = await shop.service('openCheckout')
  openCheckout().send({ type: 'form.edit', form: pickup })
  shop.platform.tabStorage.set('order_key', '{"key":"1","bodies":[]}')

  shop.session.send({ type: 'signout.submit' })

  expect(shop.platform.tabStorage.get('checkout_draft')).toBeUndefined()
  expect(shop.platform.tabStorage.get('order_key')).toBeUndefined()
})

test('a courier’s price is asked for by the address, a store’s by its code', async () => {
  const { shop, bodyOf } = await open()
  const { personalDelivery } = pickup
  const checkout = (await shop.service('openCheckout'))({
    form: {
      ...pickup,
      personalDelivery: { ...personalDelivery, method: 'courier', type: 'courier' },
      personalShipping: { shippingId: '', shipping }
    }
  }).actor
  await shop.advance(1000)

  const store = { ...personalDelivery, method: 'store', type: 'store' } as const
  checkout.send({ type: 'form.edit', form: { personalDelivery: store } })
  await shop.advance(1000)

  expect(bodyOf('POST /delivery/v1/calculate/address')).toEqual({ method: 'courier', shipping })
  expect(bodyOf('POST /delivery/v1/calculate/pickupPoint')).toEqual({
    method: 'store',
    deliveryPointCode: 'tula-1'
  })
})

test('the basket is read again once its lines are ordered', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))({ form: pickup }).actor
  await shop.advance(1000)
  const readings = shop.server.countOf(getBasket)

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(shop.server.countOf(getBasket)).toBe(readings + 1)
})

test('a checkout that was left does not hear of the basket any more', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))({ form: pickup }).actor
  await shop.advance(1000)
  const seen = checkout.getSnapshot().context.goodsPrice

  checkout.stop()
  shop.basket.send({ type: 'line.set', key: 7, count: 5 })
  await shop.advance(1000)

  expect(seen).toBe(900)
  expect(checkout.getSnapshot().context.goodsPrice).toBe(900)
})

test('an order without a bill is placed and leads to no bank', async () => {
  const { shop } = await open()
  shop.server.on(createOrder, ({ headers, body }) => {
    const order = shop.server.orders.place(headers.get('idempotency-key') ?? '', body, 1190)
    return { ...order, payment: { ...order.payment, billId: null } }
  })
  const checkout = (await shop.service('openCheckout'))({ form: pickup }).actor
  await shop.advance(1000)

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(checkout.getSnapshot().value).toBe('placed')
  expect(checkout.getSnapshot().context.placed?.billId).toBe('')
  expect(shop.server.countOf(createPaymentUrl)).toBe(0)
  expect(shop.platform.left).toEqual([])
})

test('the bank’s page that could not be opened is asked for again by the visitor', async () => {
  const { shop, bodyOf } = await open()
  shop.server.fail(createPaymentUrl, () => json(503, { message: 'Банк не отвечает' }))
  const checkout = (await shop.service('openCheckout'))({ form: pickup }).actor
  await shop.advance(1000)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  expect(checkout.getSnapshot().context.paymentFailure).toBe('Банк не отвечает')

  shop.server.heal()
  checkout.send({ type: 'payment.open' })
  expect(checkout.getSnapshot().context.paymentFailure).toBe('')
  await shop.advance(0)

  expect(bodyOf('POST /payments/v1/url')).toEqual({ billId: 'bill-order-1' })
  expect(shop.platform.left).toEqual(['https://shop.example/demo-pay/bill-order-1'])
  expect(shop.server.countOf(createOrder)).toBe(1)
})

test('who comes back from the bank’s page may go there again', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))({ form: pickup }).actor
  await shop.advance(1000)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  checkout.send({ type: 'payment.open' })
  await shop.advance(0)

  expect(shop.platform.left).toHaveLength(2)
  expect(shop.server.orders.all()).toHaveLength(1)
})

test('an error is announced 700 ms after the last letter, whoever shows the form', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))().actor
  const isAnnounced = () => shownField(checkout.getSnapshot().context, 'email').announced

  checkout.send({ type: 'field.edit', path: 'personalData.email', value: 'maria@' })
  await shop.advance(699)
  expect(isAnnounced()).toBe(false)
  await shop.advance(1)

  expect(isAnnounced()).toBe(true)
})

test.each([
  ['what a page has highlighted goes out', { type: 'checkout.submit' }, 'highlighted', false],
  [
    'what was typed wrong on a page is announced',
    { type: 'field.edit', path: 'personalData.email', value: 'maria@' },
    'announced',
    true
  ]
] as const)('%s, though nothing happens after the shop has come', async (_, command, mark, is) => {
  const { shop } = await open()
  const page = startCheckout({ goodsPrice: 900, basketVersion: 1, offers: noOffers })
  const checkout = (await shop.service('openCheckout'))(checkoutAfter(page, command)).actor
  const marked = () => shownField(checkout.getSnapshot().context, 'email')[mark]
  expect(marked()).toBe(!is)

  await shop.advance(2000)

  expect(marked()).toBe(is)
})

test('the highlight of a refused order goes out after two seconds', async () => {
  const { shop } = await open()
  const checkout = (await shop.service('openCheckout'))().actor
  const isHighlighted = () => shownField(checkout.getSnapshot().context, 'email').highlighted

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1999)
  expect(isHighlighted()).toBe(true)
  await shop.advance(1)

  expect(isHighlighted()).toBe(false)
})
