import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { priceLine, type StockedLine } from '../src/modules/basket/price-lines.ts'
import { sumLines } from '../src/modules/basket/sums.ts'
import type { Promo } from '../src/modules/promo/discount.ts'

const role = fc.constantFrom('guest_opt', 'user', 'dealer')
const kopecks = fc.integer({ min: 0, max: 10_000_000 })

const offer = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  stock: fc.integer({ min: 0, max: 30 }),
  prices: fc.array(
    fc.record({ priceRole: role, limit: fc.integer({ min: 1, max: 20 }), kopecks }),
    { maxLength: 4 }
  ),
  is_virtual: fc.boolean()
})

const line: fc.Arbitrary<StockedLine> = fc.record({
  groupId: fc.integer({ min: 1, max: 1000 }),
  productId: fc.constant(1),
  count: fc.integer({ min: 1, max: 999 }),
  selected: fc.boolean(),
  clamped: fc.boolean(),
  offers: fc.array(offer, { maxLength: 3 }),
  oldPrice: fc.option(kopecks, { nil: undefined }),
  parcel: fc.constant({ weightGrams: 1, lengthMm: 1, widthMm: 1, heightMm: 1 })
})

const limits = { minimum_kopecks: fc.integer({ min: 0, max: 1_000_000 }) }
const known = {
  code: fc.constant('КОД'),
  title: fc.constant(''),
  max_uses: fc.constant(null),
  used: fc.constant(0),
  once_per_user: fc.constant(false),
  starts_at: fc.constant(null),
  max_discount_kopecks: fc.option(kopecks.map(value => value + 1)),
  expires_at: fc.constant(null)
}

const promo: fc.Arbitrary<Promo | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    ...known,
    ...limits,
    percent: fc.integer({ min: 1, max: 100 }),
    amount_kopecks: fc.constant(null)
  }),
  fc.record({
    ...known,
    ...limits,
    percent: fc.constant(null),
    amount_kopecks: fc.integer({ min: 1, max: 5_000_000 })
  })
)

const bonuses = fc.integer({ min: 0, max: 1_000_000 })

test('a total is the sum of its lines less discount and bonuses, whole kopecks and never below zero', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      role,
      promo,
      bonuses,
      (lines, priceRole, code, wanted) => {
        const priced = lines.map(each => priceLine(each, priceRole))
        const sums = sumLines(priced, {
          promo: code,
          wantedBonuses: wanted,
          writeOffPercent: 50,
          accrualPercent: 5,
          freeDelivery: 500_000
        })

        const bought = priced.filter(each => each.selected && each.isInStock)
        const portions = bought.flatMap(each => each.portions)
        const goods = portions.reduce((sum, { price, count }) => sum + price * count, 0)
        expect(sums.goods).toBe(goods)
        expect(sums.price).toBe(goods - sums.discount - sums.bonuses)
        expect(sums.bonuses).toBeLessThanOrEqual(wanted)
        expect(sums.bonuses).toBeLessThanOrEqual((goods - sums.discount) / 2)
        for (const sum of Object.values(sums)) {
          expect(Number.isSafeInteger(sum)).toBe(true)
          expect(sum).toBeGreaterThanOrEqual(0)
        }
        expect(sums.discount).toBeLessThanOrEqual(sums.goods)
        expect(sums.oldGoods).toBeGreaterThanOrEqual(sums.goods)
      }
    ),
    { numRuns: runsOf('sums of an order') }
  )
})

test('a line never sells more than an offer has, nor anything for nothing', () => {
  fc.assert(
    fc.property(line, role, (stocked, priceRole) => {
      const priced = priceLine(stocked, priceRole)

      for (const { offerId, count, price } of priced.portions) {
        const stocks = stocked.offers.filter(({ id }) => id === offerId).map(({ stock }) => stock)
        expect(count).toBeLessThanOrEqual(Math.max(...stocks))
        expect(price).toBeGreaterThan(0)
      }
      if (!priced.isInStock) return
      const sold = priced.portions.reduce((sum, { count }) => sum + count, 0)
      expect(sold).toBe(priced.count)
    }),
    { numRuns: runsOf('lines of an order') }
  )
})
