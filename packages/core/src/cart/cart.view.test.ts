import { expect, test } from 'vitest'

import { basketAfter } from '../basket/basket-log.ts'
import { basketState, emptyBasket } from '../basket/basket-state.ts'
import { guestSession } from '../session/session.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { demoGroup, demoProduct, demoTotal } from '../testing/fixtures.ts'
import { formatPrice } from '../values/price/price-format.ts'
import { priceRules } from '../values/price/price-rules.ts'
import { cartView } from './cart.view.ts'

const rules = priceRules(guestSession(), demoConfiguration)
const offers = [
  { id: 1, barcode: '1', remnants: 9, prices: [{ price: 120, limit: 1, priceRole: 'guest_opt' }] }
]

const bucket = (id: number, inStock: boolean) => {
  const remnants = inStock ? 2 : 0
  const group = demoGroup({ id, count: 2, remnants, color: null, size: null, offers })
  return {
    inStock,
    constructorSets: [],
    products: [demoProduct({ title: `Тетрадь № ${id}`, groups: [group] })]
  }
}

const total = demoTotal({
  count: 2,
  productsCountInBasket: 4,
  price: 240,
  oldPrice: 240,
  weight: 0
})
const basket = basketState({ version: 1, data: [bucket(1, true), bucket(2, false)], total })

test('lines have the words of the page, what is sold out apart', () => {
  const { rows, gone, words, isEmpty } = cartView(basket, rules)

  expect(rows.map(({ name, price, few }) => [name, price, few])).toEqual([
    ['Тетрадь № 1', formatPrice(240), 'Осталось 2 штуки']
  ])
  expect(gone.map(({ name, few }) => [name, few])).toEqual([['Тетрадь № 2', '']])
  expect([words, isEmpty]).toEqual(['4 товара', false])
})

test('the sums and the way to the checkout are those of the server, stale while a change is on its way', () => {
  const read = cartView(basket, rules)
  expect(read.sums?.total).toEqual({ title: 'Итого', rubles: 240 })
  expect([read.gate?.kind, read.isStale]).toEqual(['open', false])

  const changed = basketAfter(basket, { type: 'line.set', key: 1, count: 1 }, '1')
  expect(cartView(changed, rules).isStale).toBe(true)
})

test('a basket that has not been read has no sums and no way on', () => {
  expect(cartView(emptyBasket(), rules)).toMatchObject({
    ...{ isEmpty: true, rows: [], gone: [], sums: undefined, gate: undefined }
  })
})
