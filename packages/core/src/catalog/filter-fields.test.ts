import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { filterViews, priceRangeView } from './filter.view.ts'
import { filterAddress, filterFieldsets, isNewPrice, keptFields } from './filter-fields.ts'

const price = (search: string, rate = 1) =>
  priceRangeView(parseCatalogQuery(search), undefined, {
    rate,
    currency: { id: '2', code: rate === 1 ? 'RUB' : 'BYN', sign: 'Br', rate }
  })
const listed = (...codes: readonly string[]) =>
  filterViews(
    codes.map(code =>
      fixtures.filter({
        code,
        values: [{ id: 1, code: 'sinij', title: 'Синий', dependedValues: [] }]
      })
    ),
    null,
    parseCatalogQuery(codes.map(code => `${code}=sinij`).reduce((all, one) => `${all}&${one}`, '?'))
  )

/** Where the next choice in a form leads that has a field for these filters. */
function choose(search: string, codes: readonly string[], rate = 1) {
  const list = {
    query: parseCatalogQuery(search),
    filters: listed(...codes),
    price: price(search, rate)
  }
  const kept = keptFields(list).map(({ name, value }) => [name, value] as const)
  return filterAddress('/search', [...kept, ['in-stock', '1']])
}

test.each([
  ['the search', '?q=penal', '/search?in-stock=1&q=penal'],
  ['the order', '?sort=price', '/search?in-stock=1&sort=price'],
  ['the sticker', '?sticker=hit', '/search?in-stock=1&sticker=hit'],
  ['a filter that stands in no list', '?size=l,s', '/search?size=l,s&in-stock=1'],
  ['nothing of the page', '?page=3', '/search?in-stock=1']
])('a choice in a form of filters keeps %s', (_, search, href) => {
  expect(choose(search, ['color'])).toBe(href)
})

test('a filter that the form has fields for is what those fields say', () => {
  expect(choose('?color=sinij', ['color'])).toBe('/search?in-stock=1')
})

test('prices typed in another currency go with its rate', () => {
  const fields = keptFields({
    query: parseCatalogQuery(''),
    filters: [],
    price: price('', 0.0362)
  })

  expect(fields).toContainEqual({ name: 'price-rate', value: '0.0362' })
})

test.each([
  ['price-from', '500', false],
  ['price-from', '700', true],
  ['price-from', '', true],
  ['price-to', '', false],
  ['price-to', '900', true],
  ['in-stock', '1', undefined]
])('%s with «%s» in it asks for other prices: %s', (name, value, isNew) => {
  expect(isNewPrice(price('?price=500-'), { name, value })).toBe(isNew)
})

test('the fields of a list lead, as they are drawn, to the list that is shown', () => {
  const search = '?color=sinij&q=penal&in-stock=1'
  const list = {
    query: parseCatalogQuery(search),
    filters: listed('color'),
    price: price(search),
    inStockCount: 3
  }
  const sets = filterFieldsets(list)
  const sent = sets
    .flatMap(({ fields }) => fields)
    .filter(({ input }) => input.type !== 'checkbox' || input.checked)
  const fields = sent.map(({ input: { name, value } }) => [name, value] as const)

  expect(filterAddress('/search', fields)).toBe(
    filterAddress('/search', [
      ...['color', 'q', 'in-stock'].map(
        (name, at) => [name, ['sinij', 'penal', '1'][at] ?? ''] as const
      )
    ])
  )
  expect(sets.map(({ legend }) => legend)).toEqual(['Цена, Br', expect.any(String), 'Наличие'])
})

test('a filter says how many goods each of its values leaves', () => {
  const list = {
    ...{ query: parseCatalogQuery('?color=sinij'), filters: listed('color') },
    ...{ price: price(''), inStockCount: 3 }
  }
  const notes = filterFieldsets(list).flatMap(({ fields }) =>
    fields.map(({ label, note }) => [label, note])
  )
  expect(notes).toContainEqual(['Синий', '0'])
  expect(notes).toContainEqual(['В наличии', '3'])
})
