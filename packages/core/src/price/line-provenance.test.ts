import fc from 'fast-check'
import { expect, test } from 'vitest'

import { demoTotal } from '../testing/fixtures.ts'
import { explainLines } from './line-provenance.ts'

const ruble = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 5.5 }
const rules = { allowForeignCurrencies: false }
const question = { priceRole: 'dealer', currency: tenge, rules }
const notebook = [
  { price: 50, limit: 1, priceRole: 'dealer' },
  { price: 40, limit: 10, priceRole: 'dealer' }
]
const satchel = [{ price: 4000, limit: 1, priceRole: 'guest_opt' }]

test('a line tells its role, tier, discount, promo code, bonuses and currency', () => {
  const total = demoTotal({
    oldPrice: 4900,
    price: 3860,
    promocodeUsed: 'ЛИНЕЙКА10',
    promoCodeDiscountValue: 440,
    bonusesForWriteOff: 100
  })

  const lines = explainLines(total, [
    { ...question, prices: notebook, count: 10, oldPrice: 90 },
    { ...question, prices: satchel, count: 1 }
  ])

  expect(lines).toEqual([
    {
      priceRole: 'dealer',
      isFallback: false,
      limit: 10,
      base: 40,
      oldBase: 90,
      discount: 50,
      discountPercent: 56,
      currency: { id: '3', code: 'KZT', sign: '₸' },
      rate: 5.5,
      price: 220,
      oldPrice: 495,
      count: 10,
      sum: 2200,
      promoCode: 'ЛИНЕЙКА10',
      promoDiscount: 40,
      bonuses: 9.09,
      paid: 350.91,
      shown: 350.91 * 5.5
    },
    {
      priceRole: 'guest_opt',
      isFallback: true,
      limit: 1,
      base: 4000,
      oldBase: 4000,
      discount: 0,
      discountPercent: 0,
      currency: { id: '3', code: 'KZT', sign: '₸' },
      rate: 5.5,
      price: 22_000,
      oldPrice: 22_000,
      count: 1,
      sum: 22_000,
      promoCode: 'ЛИНЕЙКА10',
      promoDiscount: 400,
      bonuses: 90.91,
      paid: 3509.09,
      shown: 3509.09 * 5.5
    }
  ])
})

test('no lines are explained by nothing', () => {
  expect(explainLines(demoTotal({}), [])).toEqual([])
})

test('what is paid for the lines adds up to the shown total, to the kopeck', () => {
  const line = fc.record({
    kopecks: fc.integer({ min: 0, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: 999 })
  })
  const inKopecks = (rubles: number) => Math.round(rubles * 100)

  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 9 }),
      fc.nat(100),
      fc.nat(100),
      (wanted, promoPercent, bonusPercent) => {
        const goods = wanted.reduce((sum, { kopecks, count }) => sum + kopecks * count, 0)
        const promo = Math.floor((goods * promoPercent) / 100)
        const bonuses = Math.floor(((goods - promo) * bonusPercent) / 100)
        const total = demoTotal({
          oldPrice: goods / 100,
          price: (goods - promo - bonuses) / 100,
          promoCodeDiscountValue: promo / 100,
          bonusesForWriteOff: bonuses / 100
        })

        const lines = explainLines(
          total,
          wanted.map(({ kopecks, count }) => ({
            ...question,
            currency: ruble,
            count,
            prices: [{ price: kopecks / 100, limit: 1, priceRole: 'dealer' }]
          }))
        )

        expect(lines.reduce((sum, { paid }) => sum + inKopecks(paid), 0)).toBe(
          inKopecks(total.price)
        )
        for (const { sum, promoDiscount, bonuses: spent, paid } of lines) {
          expect(inKopecks(sum) - inKopecks(promoDiscount) - inKopecks(spent)).toBe(inKopecks(paid))
        }
      }
    )
  )
})
