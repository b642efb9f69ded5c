import { expect, test } from 'vitest'

import type { OrderItem } from '../entities/order.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { demoGroup, demoProduct } from '../testing/fixtures.ts'
import {
  addCartGoal,
  ecommerceAdd,
  ecommercePurchase,
  ecommerceRemove,
  ecommerceVisit,
  failureGoal,
  orderGoal,
  registerGoal
} from './analytics-events.ts'
import { analyticsItem, analyticsQuantity } from './analytics-item.ts'

const guest = {
  priceRole: 'guest_opt',
  currency: { code: 'RUB', rate: 1 },
  allowForeignCurrencies: false
}
const tenge = { ...guest, currency: { code: 'KZT', rate: 5.5 } }
const pencil = demoProduct({
  id: 3,
  title: 'Карандаш «Конструктор»',
  categories: [],
  cardPrices: [{ price: 30, priceRole: 'guest_opt' }],
  groups: [demoGroup({ id: 31, count: 4 })]
})

const item = (fields: Partial<OrderItem>): OrderItem => ({
  groupId: 31,
  productId: 3,
  title: 'Карандаш «Конструктор»',
  url: '',
  variant: '',
  image: null,
  count: 1,
  price: 30,
  sum: 30,
  ...fields
})

test('what was taken out is told as removed, and as nothing else', () => {
  expect(ecommerceRemove([pencil], guest)).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      remove: {
        products: [
          { id: '3', name: 'Карандаш «Конструктор»', category: 'all', quantity: 4, price: 30 }
        ]
      }
    }
  })
})

test('each record says one thing only', () => {
  const records = [
    ecommerceAdd([pencil], guest),
    ecommerceRemove([pencil], guest),
    ecommerceVisit(pencil, guest),
    ecommercePurchase(demoOrder('order-1', 30), [pencil], guest)
  ]

  expect(records.map(({ ecommerce }) => Object.keys(ecommerce))).toEqual([
    ['currencyCode', 'add'],
    ['currencyCode', 'remove'],
    ['currencyCode', 'detail'],
    ['currencyCode', 'purchase']
  ])
})

test('several products are told together, in their order', () => {
  const { ecommerce } = ecommerceAdd([demoProduct({ id: 9 }), pencil], guest)

  expect(ecommerce.add?.products.map(({ id }) => id)).toEqual(['9', '3'])
})

test('a price role that a product has no price for is told the first price', () => {
  expect(analyticsItem(pencil, { ...guest, priceRole: 'dealer' }).price).toBe(30)
  expect(analyticsItem(demoProduct({ cardPrices: [] }), guest).price).toBe(0)
})

test('a category without a title is «all»', () => {
  const categories = [{ id: 1, code: 'a', title: '', path: 'a' }]

  expect(analyticsItem(demoProduct({ categories }), guest).category).toBe('all')
})

test.each([
  [[], 1],
  [[0, 0], 1],
  [[2], 2],
  [[2, 0, 3], 5]
])('groups of %j pieces are %i', (counts, quantity) => {
  expect(analyticsQuantity({ groups: counts.map(count => ({ count })) })).toBe(quantity)
})

test('an order is told in the currency that its buyer saw', () => {
  const order = { ...demoOrder('order-1', 100), items: [item({ count: 2, price: 50 })] }

  const { ecommerce } = ecommercePurchase(order, [], tenge)

  expect(ecommerce.currencyCode).toBe('KZT')
  expect(ecommerce.purchase?.actionField).toEqual({ id: 'order-1', revenue: 550 })
  expect(ecommerce.purchase?.products).toEqual([
    { id: '3', name: 'Карандаш «Конструктор»', category: 'all', quantity: 2, price: 275 }
  ])
})

test('the revenue is what the order costs, not the sum of its lines', () => {
  const order = { ...demoOrder('order-1', 880), items: [item({ sum: 1000, price: 1000 })] }

  expect(ecommercePurchase(order, [], guest).ecommerce.purchase?.actionField.revenue).toBe(880)
})

test('of one product in two sizes each line is told by itself', () => {
  const items = [item({ groupId: 31, count: 1 }), item({ groupId: 32, count: 2 })]

  const { ecommerce } = ecommercePurchase({ ...demoOrder('order-1', 90), items }, [pencil], guest)

  expect(ecommerce.purchase?.products.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['3', 1],
    ['3', 2]
  ])
})

test('an order without lines is still an order', () => {
  const { ecommerce } = ecommercePurchase(demoOrder('order-1', 0), [], guest)

  expect(ecommerce.purchase).toEqual({ actionField: { id: 'order-1', revenue: 0 }, products: [] })
})

test('the goals have the names of the specification', () => {
  expect([addCartGoal, registerGoal]).toEqual([
    { name: 'add_cart', params: {} },
    { name: 'register', params: {} }
  ])
  expect(orderGoal({ price: 0 }, guest)).toEqual({
    name: 'order',
    params: { order_price: 0, currency: 'RUB' }
  })
})

test.each([400, 401, 403, 409, 429, 503, 504, 0, Number.NaN])(
  'a page that answers %d is no goal',
  status => {
    expect(failureGoal(status)).toBeUndefined()
  }
)

test('telling of products leaves them as they were', () => {
  const before = structuredClone(pencil)

  ecommerceAdd([pencil], tenge)
  ecommercePurchase({ ...demoOrder('order-1', 30), items: [item({})] }, [pencil], tenge)

  expect(pencil).toEqual(before)
})
