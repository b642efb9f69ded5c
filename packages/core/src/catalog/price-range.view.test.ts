import { expect, test } from 'vitest'

import type { PriceRules } from '../values/price/price-rules.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { priceRangeView } from './filter.view.ts'
import { filterAddress } from './filter-fields.ts'

const rubles: PriceRules = {
  currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 },
  rate: 1,
  priceRole: 'retail'
}
const inCurrencyOf = (code: string, sign: string, rate: number): PriceRules => ({
  ...{ rate, priceRole: 'retail' },
  currency: { id: '2', code, sign, rate }
})
const belarusian = inCurrencyOf('BYN', 'Br', 0.0362)
const tenge = inCurrencyOf('KZT', '₸', 5.6)

/** What the form of such fields leads to when these numbers stand in them. */
function listOf(rules: PriceRules, from: string, to: string) {
  const { ends, rate } = priceRangeView(parseCatalogQuery('/search'), undefined, rules)
  const [first, second] = ends
  const fields: [string, string][] = [
    [first?.name ?? '', from],
    [second?.name ?? '', to]
  ]
  if (rate) fields.push([rate.name, String(rate.value)])
  return filterAddress('/search', fields)
}

test('the filter by price is in rubles as the address is', () => {
  const view = priceRangeView(parseCatalogQuery('?price=500-'), { min: 299, max: 6490.5 }, rubles)

  expect(view.title).toBe('Цена, ₽')
  expect(view.ends).toEqual([
    { name: 'price-from', title: 'от', label: 'Цена от, рублей', value: 500, hint: 299 },
    { name: 'price-to', title: 'до', label: 'Цена до, рублей', value: undefined, hint: 6491 }
  ])
  expect(view.rate).toBeUndefined()
})

test('in another currency its name, its fields and what there is are in that currency (G4)', () => {
  const view = priceRangeView(
    parseCatalogQuery('?price=1000-2000'),
    { min: 299, max: 6490 },
    belarusian
  )

  expect(view.title).toBe('Цена, Br')
  expect(view.ends.map(({ label, value, hint }) => [label, value, hint])).toEqual([
    ['Цена от, Br', 36, 10],
    ['Цена до, Br', 72, 235]
  ])
})

test('what is typed in another currency is asked for in rubles, to the kopeck', () => {
  expect(listOf(rubles, '500', '2000')).toBe('/search?price=500-2000')
  expect(listOf(belarusian, '50', '')).toBe('/search?price=1381.22-')
  expect(listOf(tenge, '', '1000')).toBe('/search?price=-178.57')
})

test.each([
  ['BYN', belarusian],
  ['KZT', tenge]
])('a number typed in %s stands in its field afterwards as it was typed', (_, rules) => {
  for (let typed = 1; typed < 500; typed++) {
    const query = parseCatalogQuery(listOf(rules, String(typed), ''))
    expect(priceRangeView(query, undefined, rules).ends[0]?.value).toBe(typed)
  }
})

test('a rate that is no rate is left out of account', () => {
  for (const rate of ['0', '-1', 'NaN', 'Infinity', '1e400', '', 'abc']) {
    expect(parseCatalogQuery(`?price-from=500&price-rate=${rate}`).priceFrom).toBe(500)
  }
})
