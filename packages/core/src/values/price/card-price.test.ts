import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cardPrice, tierPrice } from './card-price.ts'

const card = [
  { price: 1290, priceRole: 'guest_opt' },
  { price: 990, priceRole: 'opt' }
]

const tiers = [
  { price: 100, limit: 1, priceRole: 'guest_opt' },
  { price: 80, limit: 50, priceRole: 'guest_opt' },
  { price: 90, limit: 10, priceRole: 'guest_opt' },
  { price: 70, limit: 5, priceRole: 'opt' }
]

test('the price of the own role comes first', () => {
  expect(cardPrice(card, 'opt')).toEqual({ value: 990, priceRole: 'opt', isFallback: false })
})

test('a role without a price pays the first one', () => {
  expect(cardPrice(card, 'dealer')).toEqual({
    value: 1290,
    priceRole: 'guest_opt',
    isFallback: true
  })
})

test('a product without prices costs 0', () => {
  expect(cardPrice([], 'opt')).toEqual({ value: 0, priceRole: undefined, isFallback: true })
  expect(tierPrice([], 'opt', 1)).toMatchObject({ value: 0, limit: 0, isFallback: true })
})

test.each([
  [1, 100, 1],
  [9, 100, 1],
  [10, 90, 10],
  [49, 90, 10],
  [50, 80, 50],
  [999, 80, 50],
  [0, 100, 1]
])('%d pieces cost %d each, by the tier from %d', (count, value, limit) => {
  expect(tierPrice(tiers, 'guest_opt', count)).toEqual({
    value,
    limit,
    priceRole: 'guest_opt',
    isFallback: false
  })
})

test('below the only tier of a role its price still counts', () => {
  expect(tierPrice(tiers, 'opt', 1)).toMatchObject({ value: 70, limit: 5 })
})

test('the tier is never above the count when any tier is within it', () => {
  const offer = fc.record({
    price: fc.nat(),
    limit: fc.integer({ min: 1, max: 100 }),
    priceRole: fc.constantFrom('guest_opt', 'opt')
  })
  fc.assert(
    fc.property(fc.array(offer), fc.integer({ min: 1, max: 200 }), (prices, count) => {
      const own = prices.filter(({ priceRole }) => priceRole === 'opt')
      const reached = own.filter(({ limit }) => limit <= count).map(({ limit }) => limit)

      const { limit } = tierPrice(prices, 'opt', count)

      if (reached.length > 0) expect(limit).toBe(Math.max(...reached))
    })
  )
})
