import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import { basketSums } from '../../basket/basket-sums.ts'
import { demoGroup, demoProduct, demoTotal } from '../../testing/fixtures.ts'
import { basketRows } from './basket-rows.view.ts'
import { rowPrice } from './row-price.ts'

const tier = (price: number, limit: number) => ({ price, limit, priceRole: 'guest_opt' })

const tiers = [
  { id: 1, barcode: '1', remnants: 3, prices: [tier(100, 1), tier(90, 5)] },
  { id: 2, barcode: '2', remnants: 9, prices: [tier(120.1, 1), tier(110, 5)] }
]

function priceOf(count: number, oldPrice: number | null = null, offers = tiers, inStock = true) {
  const groups = [demoGroup({ id: 1, count, remnants: 12, offers })]
  const bucket = {
    inStock,
    constructorSets: [],
    products: [demoProduct({ groups, oldPrice })]
  }
  const [row] = basketRows(basketState({ version: 1, data: [bucket], total: demoTotal({}) }))
  return row && rowPrice(row, 'guest_opt')
}

test('a line takes its offers in turn, the last one for all that is left', () => {
  expect(priceOf(2)?.sum).toBe(200)
  expect(priceOf(4)?.sum).toBe(420.1)
})

test('each offer is paid at the tier of the whole line', () => {
  expect(priceOf(6)?.sum).toBe(3 * 90 + 3 * 110)
  expect(priceOf(20)?.sum).toBe(3 * 90 + 17 * 110)
})

test('a line has an old sum only where it is above the sum', () => {
  expect(priceOf(4, 110)?.oldSum).toBe(3 * 110 + 120.1)
  expect(priceOf(4, 90)?.oldSum).toBeUndefined()
  expect(priceOf(4)?.oldSum).toBeUndefined()
})

test('one piece of a line from two offers costs whole kopecks, and a single piece tells no price of its own', () => {
  const offers = [
    { id: 1, barcode: '1', remnants: 1, prices: [tier(500, 1)] },
    { id: 2, barcode: '2', remnants: 9, prices: [tier(450, 1)] }
  ]

  expect(priceOf(3, null, offers)).toMatchObject({ sum: 1400, apiece: 466.67 })
  expect(priceOf(1, null, offers)?.apiece).toBeUndefined()
})

test('of what is gone only the sum is told', () => {
  expect(priceOf(4, 110, tiers, false)).toEqual({ sum: 420.1 })
})

test('the rows of a total add up to its price, to the kopeck', () => {
  const { rows, total } = basketSums(
    demoTotal({
      ...{ count: 3, oldPrice: 1000.3, price: 700.1, promocodeUsed: 'ЛИНЕЙКА10' },
      ...{ promoCodeDiscountValue: 100.1, bonusesForWriteOff: 50 }
    })
  )
  expect(rows).toEqual([
    { title: '3 товара', rubles: 1000.3 },
    { title: 'Скидка', rubles: -150.1 },
    { title: 'Промокод ЛИНЕЙКА10', rubles: -100.1 },
    { title: 'Бонусы', rubles: -50 }
  ])
  expect(total).toEqual({ title: 'Итого', rubles: 700.1 })
})

test('a basket without discounts has the row of its goods alone', () => {
  const { rows } = basketSums(demoTotal({ count: 1, oldPrice: 900, price: 900 }))
  expect(rows).toEqual([{ title: '1 товар', rubles: 900 }])
})
