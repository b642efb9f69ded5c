import { expect, test } from 'vitest'

import { demoOrder } from '../testing/fake-orders.ts'
import { demoGroup, demoProduct } from '../testing/fixtures.ts'
import {
  ecommerceAdd,
  ecommercePurchase,
  ecommerceVisit,
  failureGoal,
  orderGoal
} from './analytics-events.ts'
import { analyticsItem, analyticsQuantity } from './analytics-item.ts'

const rubles = {
  priceRole: 'dealer',
  currency: { code: 'RUB', rate: 1 },
  allowForeignCurrencies: false
}
const tenge = { ...rubles, currency: { code: 'KZT', rate: 5.5 } }

const sarafan = demoProduct({
  id: 17,
  categories: [
    { id: 2, code: 'dresses', title: 'Сарафаны и платья', path: 'school-uniform/dresses' },
    { id: 3, code: 'new', title: 'Новинки', path: 'new' }
  ],
  cardPrices: [
    { price: 1200, priceRole: 'guest_opt' },
    { price: 900, priceRole: 'dealer' }
  ],
  groups: [demoGroup({ id: 1, count: 2 }), demoGroup({ id: 2, count: 3 })]
})

test('a product reads as its id, title, first category, pieces and the price of the role', () => {
  expect(analyticsItem(sarafan, rubles)).toEqual({
    id: '17',
    name: 'Сарафан «Кембридж»',
    category: 'Сарафаны и платья',
    quantity: 5,
    price: 900
  })
})

test('a product of no category is of all of them, and one outside the basket is one piece', () => {
  const item = analyticsItem(demoProduct(), rubles)

  expect(item.category).toBe('all')
  expect(item.quantity).toBe(1)
  expect(analyticsQuantity({ groups: [] })).toBe(1)
})

test('a price is told in the currency that is shown', () => {
  expect(ecommerceVisit(sarafan, tenge)).toEqual({
    ecommerce: {
      currencyCode: 'KZT',
      detail: { products: [expect.objectContaining({ id: '17', price: 4950 })] }
    }
  })
})

test('where the server sends foreign prices they are told as they are', () => {
  const { ecommerce } = ecommerceAdd([sarafan], { ...tenge, allowForeignCurrencies: true })

  expect(ecommerce.currencyCode).toBe('KZT')
  expect(ecommerce.add?.products[0]?.price).toBe(900)
})

test('a purchase has the order’s id, sum and lines, with the categories of the basket', () => {
  const item = { groupId: 1, url: '', variant: '', image: null, sum: 1800 }
  const items = [
    { ...item, productId: 17, title: 'Сарафан «Кембридж»', count: 2, price: 900 },
    { ...item, productId: 18, title: 'Обложка', count: 1, price: 40 }
  ]

  const { ecommerce } = ecommercePurchase(
    { ...demoOrder('order-9', 2130), items },
    [sarafan],
    rubles
  )

  expect(ecommerce.purchase).toEqual({
    actionField: { id: 'order-9', revenue: 2130 },
    products: [
      {
        id: '17',
        name: 'Сарафан «Кембридж»',
        category: 'Сарафаны и платья',
        quantity: 2,
        price: 900
      },
      { id: '18', name: 'Обложка', category: 'all', quantity: 1, price: 40 }
    ]
  })
})

test('the goal of an order has its sum and currency', () => {
  expect(orderGoal({ price: 2000 }, tenge)).toEqual({
    name: 'order',
    params: { order_price: 11_000, currency: 'KZT' }
  })
})

test.each([
  [404, 'id404'],
  [500, 'id500plus'],
  [502, 'id500plus'],
  [501, undefined],
  [406, undefined],
  [200, undefined]
])('a page that answers %d reaches the goal %s', (status, goal) => {
  expect(failureGoal(status)?.name).toBe(goal)
})
