import fc from 'fast-check'
import { expect, test } from 'vitest'

import { freeDelivery, freeDeliveryRemainder } from './free-delivery.ts'
import { discountPercent, percent } from './percent.ts'

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [5000, 2500, 100],
  [0, 5, 0],
  [-1, 5, 0],
  [5, 0, 0],
  [5, -5, 0],
  [Number.NaN, 5, 0],
  [5, Number.NaN, 0]
])('%d of %d is %d percent', (part, total, share) => {
  expect(percent(part, total)).toBe(share)
})

test('a share is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (part, total) => {
      const share = percent(part, total)

      expect(Number.isInteger(share)).toBe(true)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
    })
  )
})

test.each([
  [1290, 1590, 19],
  [1290, 1290, 0],
  [1290, 1000, 0],
  [1290, null, 0],
  [1290, undefined, 0],
  [0, 100, 100]
])('%d instead of %s is a discount of %d percent', (price, oldPrice, discount) => {
  expect(discountPercent(price, oldPrice)).toBe(discount)
})

test('free delivery is 5000 rubles away while the total does not say', () => {
  expect(freeDeliveryRemainder({})).toBe(5000)
  expect(freeDeliveryRemainder({ remainsUntilFreeDelivery: null })).toBe(5000)
  expect(freeDeliveryRemainder({ remainsUntilFreeDelivery: 0 })).toBe(0)
  expect(freeDeliveryRemainder({ remainsUntilFreeDelivery: 710 })).toBe(710)
  expect(freeDeliveryRemainder({ remainsUntilFreeDelivery: -10 })).toBe(0)
})

test('the way to free delivery is told by what is left and what is done', () => {
  expect(freeDelivery({ remainsUntilFreeDelivery: 1250 }, 5000)).toEqual({
    ...{ left: 1250, done: 3750, share: 0.75 }
  })
  expect(freeDelivery({}, 5000)).toEqual({ left: 5000, done: 0, share: 0 })
})

test('there is no way to free delivery where nothing is sent, or none is ever free', () => {
  expect(freeDelivery({ needsDelivery: false }, 5000)).toBeUndefined()
  expect(freeDelivery({}, 0)).toBeUndefined()
})
