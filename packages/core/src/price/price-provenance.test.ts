import fc from 'fast-check'
import { expect, test } from 'vitest'

import { demoTotal } from '../testing/fixtures.ts'
import { explainPrice, explainTotal, shareTotal } from './price-provenance.ts'

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
        expect(parts.sum).toBe(((inKopecks(parts.base) * count) / 100) * parts.rate)
        expect(parts.isFallback).toBe(parts.priceRole !== 'opt')
        expect(offers.map(({ price }) => price).concat(0)).toContain(parts.base)
        expect(parts.discount).toBeGreaterThanOrEqual(0)
      }
    )
  )
})

test('a total explains its discount, promo code, bonuses and currency', () => {
  const total = demoTotal({
    oldPrice: 6097,
    price: 3957.3,
    promocodeUsed: 'ЛИНЕЙКА10',
    promoCodeDiscountValue: 539.7,
    bonusesForWriteOff: 900
  })

  expect(explainTotal(total, { currency: tenge, rules })).toEqual({
    oldGoods: 6097,
    discount: 700,
    goods: 5397,
    promoCode: 'ЛИНЕЙКА10',
    promoDiscount: 539.7,
    bonuses: 900,
    base: 3957.3,
    currency: { id: '3', code: 'KZT', sign: '₸' },
    rate: 5.5,
    price: 3957.3 * 5.5
  })
})

test('promo code and bonuses are shared out by the lines’ sums to the last kopeck', () => {
  expect(shareTotal({ promoDiscount: 10, bonuses: 1 }, [100, 100, 100])).toEqual([
    { goods: 100, promoDiscount: 3.33, bonuses: 0.33, base: 96.34 },
    { goods: 100, promoDiscount: 3.34, bonuses: 0.33, base: 96.33 },
    { goods: 100, promoDiscount: 3.33, bonuses: 0.34, base: 96.33 }
  ])
  expect(shareTotal({ promoDiscount: 0, bonuses: 0 }, [0])).toEqual([
    { goods: 0, promoDiscount: 0, bonuses: 0, base: 0 }
  ])
})

test('the lines’ shares add up to the shown total, and no line falls below zero', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(sums, fc.nat(100), fc.nat(100), (lines, promoPercent, bonusPercent) => {
      const goods = lines.reduce((sum, line) => sum + line, 0)
      const promo = Math.floor((goods * promoPercent) / 100)
      const bonuses = Math.floor(((goods - promo) * bonusPercent) / 100)
      const total = demoTotal({
        oldPrice: goods / 100,
        price: (goods - promo - bonuses) / 100,
        promoCodeDiscountValue: promo / 100,
        bonusesForWriteOff: bonuses / 100
      })

      const parts = explainTotal(total, { currency: ruble, rules })
      const shares = shareTotal(
        parts,
        lines.map(line => line / 100)
      )

      const inKopecks = (rubles: number) => Math.round(rubles * 100)
      expect(inKopecks(parts.goods)).toBe(goods)
      expect(shares.reduce((sum, share) => sum + inKopecks(share.base), 0)).toBe(
        inKopecks(parts.base)
      )
      for (const share of shares) {
        expect(Math.min(share.base, share.promoDiscount, share.bonuses)).toBeGreaterThanOrEqual(0)
      }
    })
  )
})
