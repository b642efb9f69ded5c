import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  chosenValues,
  hasFilters,
  narrowedBy,
  toggleFilterValue,
  withoutFilters,
  withPage,
  withSort
} from './catalog-changes.ts'
import { catalogSearch, parseCatalogQuery } from './catalog-query.ts'

const query = parseCatalogQuery('?color=sinij&price=500-2000&in-stock=1&q=ранец&sort=new&page=4')

test('a chosen value is added and the list starts anew', () => {
  const next = toggleFilterValue(query, 'color', 'seryj')

  expect(next.filters).toEqual({ color: ['seryj', 'sinij'] })
  expect(next.page).toBe(1)
})

test('a value chosen again is taken away, and its filter with the last one', () => {
  expect(toggleFilterValue(query, 'color', 'sinij').filters).toEqual({})
})

test('a value toggled twice leaves the list as it was', () => {
  const value = fc.stringMatching(/^[a-z]{1,5}$/)
  fc.assert(
    fc.property(value, value, (code, chosen) => {
      const first = withPage(query, 1)
      const twice = toggleFilterValue(toggleFilterValue(first, code, chosen), code, chosen)

      expect(catalogSearch(twice)).toBe(catalogSearch(first))
    })
  )
})

test('names of the language are no chosen filters', () => {
  expect(chosenValues(query, 'constructor')).toEqual([])
  expect(chosenValues(query, '__proto__')).toEqual([])
  expect(chosenValues(query, 'color')).toEqual(['sinij'])
})

test('each change touches its own part and turns back to the first page', () => {
  expect(narrowedBy(query, 'price', { priceFrom: 100 })).toEqual({
    filters: { color: ['sinij'] },
    priceFrom: 100,
    inStock: true,
    search: 'ранец',
    sort: 'new',
    page: 1
  })
  expect(narrowedBy(query, 'inStock')).not.toHaveProperty('inStock')
  expect(withSort(query, 'rating')).toMatchObject({ sort: 'rating', page: 1 })
})

test('turning a page keeps everything else', () => {
  expect(withPage(query, 7)).toEqual({ ...query, page: 7 })
})

test('clearing takes every filter and leaves the search and the sorting', () => {
  expect(withoutFilters(query)).toEqual({ filters: {}, search: 'ранец', sort: 'new', page: 1 })
})

test.each([
  ['?color=sinij', true],
  ['?price=-500', true],
  ['?price=0-', true],
  ['?in-stock=1', true],
  ['?q=ранец&sort=new&page=2', false],
  ['', false]
])('%j is narrowed: %s', (href, narrowed) => {
  expect(hasFilters(parseCatalogQuery(href))).toBe(narrowed)
})
