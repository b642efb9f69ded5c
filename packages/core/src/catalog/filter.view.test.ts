import { expect, test } from 'vitest'

import type { Facets, Filter } from '../entities/filter.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { filterViews } from './filter.view.ts'
import { filterAddress } from './filter-fields.ts'
import { chosenCount } from './listing.view.ts'

const value = (id: number, code: string) => ({
  ...{ id, code, title: code.toUpperCase() },
  dependedValues: []
})
const filter = (id: number, code: string, values: Filter['values']): Filter => ({
  ...{ id, code, title: code, kind: 'choice', priority: 1, seo: false },
  values
})
const size = filter(1, 'size', [value(11, 's'), value(12, 'm'), value(13, 'l')])
const brand = filter(2, 'brand', [value(21, 'penal')])
const counted: Facets = {
  filters: [
    {
      code: 'size',
      values: [
        { id: 11, count: 3 },
        { id: 12, count: 1 }
      ]
    },
    { code: 'brand', values: [{ id: 21, count: 4 }] }
  ],
  price: null,
  inStock: 0
}
const viewsAt = (query: string) => filterViews([size, brand], counted, parseCatalogQuery(query))

test('only values that lead somewhere are shown, with the number of their products', () => {
  const [first] = viewsAt('')
  expect(first?.values.map(({ code, count }) => [code, count])).toEqual([
    ['s', 3],
    ['m', 1]
  ])
})

test('a filter with one value is shown only while the value is chosen', () => {
  expect(viewsAt('').map(({ code }) => code)).toEqual(['size'])
  expect(viewsAt('?brand=penal').map(({ code }) => code)).toEqual(['size', 'brand'])
})

test('a chosen value stays, even where it leads to nothing', () => {
  const views = viewsAt('?size=l,s')
  expect(views[0]?.values.find(({ code }) => code === 'l')).toMatchObject({
    ...{ count: 0, isChosen: true }
  })
  expect(chosenCount(views)).toBe(2)
})

test('the first four filters stand open, and those with something chosen', () => {
  const codes = ['brand', 'size', 'color', 'sex', 'season', 'country']
  const filters = codes.map((code, place) =>
    filter(place, code, [value(place * 10, 'one'), value(place * 10 + 1, 'two')])
  )
  const views = filterViews(
    filters,
    {
      ...counted,
      filters: filters.map(({ code, values }) => ({
        code,
        values: values.map(({ id }) => ({ id, count: 1 }))
      }))
    },
    parseCatalogQuery('?country=one')
  )

  expect(views.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false, true])
})

test('the fields of a form lead to the one address of their list', () => {
  const fields = [
    ['size', 'm'],
    ['size', 's'],
    ['price-from', '500'],
    ['price-to', ''],
    ['in-stock', '1']
  ] as const
  expect(filterAddress('/search', fields)).toBe('/search?size=m,s&price=500-&in-stock=1')
  expect(filterAddress('/search', [])).toBe('/search')
})
