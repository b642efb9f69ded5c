import fc from 'fast-check'
import { expect, test } from 'vitest'

import { explainPrice } from './price-provenance.ts'

const rules = { allowForeignCurrencies: false }
const ruble = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 5.5 }
const prices = [
  { price: 100, limit: 1, priceRole: 'guest_opt' },
  { price: 90.5, limit: 10, priceRole: 'guest_opt' }
]

test('a price explains its role, tier, discount, currency and sum', () => {
  expect(
    explainPrice({
      prices,
      priceRole: 'opt',
      count: 12,
      oldPrice: 120,
      currency: tenge,
      rules
    })
  ).toEqual({
    priceRole: 'guest_opt',
    isFallback: true,
    limit: 10,
    base: 90.5,
    oldBase: 120,
    discount: 29.5,
    discountPercent: 25,
    currency: { id: '3', code: 'KZT', sign: '₸' },
    rate: 5.5,
    price: 497.75,
    oldPrice: 660,
    count: 12,
    sum: 5973
  })
})

test('an old price below the present one is no discount', () => {
  expect(
    explainPrice({ prices, priceRole: 'guest_opt', count: 1, oldPrice: 50, currency: ruble, rules })
  ).toMatchObject({ base: 100, oldBase: 100, discount: 0, discountPercent: 0 })
})

test('the parts of every price add up', () => {
  const kopecks = fc.integer({ min: 0, max: 100_000_000 })
  const offer = fc.record({
    price: kopecks.map(value => value / 100),
    limit: fc.integer({ min: 1, max: 50 }),
    priceRole: fc.constantFrom('guest_opt', 'opt')
  })
  fc.assert(
    fc.property(
      fc.array(offer),
      fc.integer({ min: 1, max: 999 }),
      fc.option(kopecks.map(value => value / 100)),
      fc.constantFrom(ruble, tenge),
      (offers, count, oldPrice, currency) => {
        const parts = explainPrice({
          prices: offers,
          priceRole: 'opt',
          count,
          oldPrice,
          currency,
          rules
        })

        const inKopecks = (rubles: number) => Math.round(rubles * 100)
        expect(inKopecks(parts.oldBase) - inKopecks(parts.discount)).toBe(inKopecks(parts.base))
        expect(parts.base * parts.rate).toBe(parts.price)
        expect(parts.price * parts.count).toBe(parts.sum)
        expect(parts.discount).toBeGreaterThanOrEqual(0)
      }
    )
  )
})
