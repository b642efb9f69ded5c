import { expect, test } from 'vitest'

import { compactBasketState } from '../basket/basket-state.ts'
import { getBasket, putBasketProducts } from '../contracts/basket.ts'
import type { Analytics } from '../platform/platform.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createFakeBasket } from '../testing/fake-basket.ts'
import { demoProduct } from '../testing/fixtures.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'
import type { InitialState } from './initial-state.ts'

type Reported = readonly [where: string, what: unknown, params?: unknown]

const counted = {
  ...demoConfiguration,
  analyticsKey: '99000001',
  ecommerceContainer: 'dataLayer'
}

/** A shop whose host writes down everything that analytics is told. */
async function openCounted(state: InitialState = {}, isAllowed = () => true) {
  const reported: Reported[] = []
  const analytics: Analytics = {
    isAllowed,
    push: (container, record) => reported.push([container, record]),
    reachGoal: (key, goal, params) => reported.push([key, goal, params])
  }
  const shop = createTestShop({ analytics, state: { configuration: counted, ...state } })
  await shop.advance(0)
  return { shop, reported }
}

const signUp = (shop: TestShop) =>
  shop.session.send({
    type: 'signup.submit',
    form: {
      fio: 'Иванова Мария Петровна',
      email: 'new@example.com',
      phone: '+79990000000',
      password: 'пенал2026',
      accept: true
    }
  })

const notebook = (quantity: number) => ({
  id: '7',
  name: 'Тетрадь № 7',
  category: 'all',
  quantity,
  price: 450
})

const ecommerce = (what: object) => ['dataLayer', { ecommerce: { currencyCode: 'RUB', ...what } }]
const addCart = ['99000001', 'add_cart', {}]

test('pieces put into the basket are told once the server has taken them', async () => {
  const { shop, reported } = await openCounted()

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  expect(reported).toEqual([])
  await shop.advance(1000)

  expect(reported).toEqual([ecommerce({ add: { products: [notebook(2)] } }), addCart])
})

test('pieces taken out are told as so many pieces, without a goal', async () => {
  const { shop, reported } = await openCounted()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  await shop.advance(1000)
  reported.length = 0

  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(1000)
  shop.basket.send({ type: 'line.remove', key: 7 })
  await shop.advance(1000)

  expect(reported).toEqual([
    ecommerce({ remove: { products: [notebook(2)] } }),
    ecommerce({ remove: { products: [notebook(1)] } })
  ])
})

test('what the server refused and what another tab did is not told', async () => {
  const { shop, reported } = await openCounted()
  shop.server.fail(putBasketProducts, () => new Response('{"message":"Нет"}', { status: 409 }))
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  shop.server.heal()
  const other = createFakeBasket()
  other.put([{ id: 'a', groupId: 8, count: 1 }])
  shop.server.on(getBasket, () => other.read())

  shop.basket.send({ type: 'basket.reload' })
  await shop.advance(1000)

  expect(reported).toEqual([])
})

test('a line that its page does not know still reaches the goal', async () => {
  const basket = compactBasketState(createFakeBasket().read())
  const { shop, reported } = await openCounted({ basket })

  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(1000)

  expect(reported.at(-1)).toEqual(addCart)
})

test('a new account is a goal, a sign-in is none', async () => {
  const { shop, reported } = await openCounted()

  signUp(shop)
  await shop.advance(1000)
  shop.session.send({ type: 'signout.submit' })
  await shop.advance(1000)
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(1000)

  expect(reported).toEqual([['99000001', 'register', {}]])
})

test('an order is a purchase and a goal before the visitor leaves for the bank, and once', async () => {
  const { shop, reported } = await openCounted()
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  reported.length = 0
  const leftWhenReported: number[] = []
  const openCheckout = await shop.service('openCheckout')
  const checkout = openCheckout({
    form: {
      ...openCheckout().get().form,
      accept: true,
      personalData: {
        fio: 'Иванова Мария Петровна',
        email: 'maria@example.com',
        phone: '+79990000000'
      },
      personalPayment: 'card',
      personalDelivery: {
        method: 'pickup',
        option: '',
        type: 'pickupPoint',
        deliveryPointCode: 'tula-1',
        calculationId: ''
      }
    }
  })
  checkout.actor.on('order.placed', ({ order }) => {
    leftWhenReported.push(shop.platform.left.length)
    expect(order.id).toBe('order-1')
  })
  await shop.advance(1000)

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)

  expect(reported).toEqual([
    ecommerce({
      purchase: {
        actionField: { id: 'order-1', revenue: 1190 },
        products: [{ id: '7', name: 'Тетрадь № 7', price: 450, quantity: 2, category: 'all' }]
      }
    }),
    ['99000001', 'order', { order_price: 1190, currency: 'RUB' }]
  ])
  expect(leftWhenReported).toEqual([0])
  expect(shop.browser.storage.get('reported_orders')).toBe('order-1')
})

test('a visited product and a page that failed are told', async () => {
  const { shop, reported } = await openCounted()

  shop.analytics.visit(demoProduct())
  shop.analytics.failed(404)
  shop.analytics.failed(503)

  expect(reported).toEqual([
    ecommerce({
      detail: {
        products: [
          { id: '1', name: 'Сарафан «Кембридж»', category: 'all', quantity: 1, price: 450 }
        ]
      }
    }),
    ['99000001', 'id404', {}]
  ])
})

test.each<[string, InitialState, () => boolean]>([
  ['without a key', { configuration: demoConfiguration }, () => true],
  ['before the visitor agrees', {}, () => false]
])('nothing is told %s', async (_, state, isAllowed) => {
  const { shop, reported } = await openCounted(state, isAllowed)

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  signUp(shop)
  shop.analytics.visit(demoProduct())
  shop.analytics.failed(500)
  await shop.advance(1000)

  expect(reported).toEqual([])
})

test('without a container there are goals and no records', async () => {
  const { shop, reported } = await openCounted({
    configuration: { ...counted, ecommerceContainer: '' }
  })

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  expect(reported).toEqual([addCart])
})
