import { expect, test } from 'vitest'

import { listProductsByIds } from '../contracts/catalog.ts'
import { json } from '../testing/fake-server.ts'
import { demoProduct } from '../testing/fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import {
  chosenValues,
  hasFilters,
  narrowedBy,
  toggleFilterValue,
  withoutFilters,
  withPage,
  withSort
} from './catalog-changes.ts'
import { catalogChips } from './catalog-chips.ts'
import { catalogSearch, parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { applicability, countingValues } from './depended-values.ts'
import { readProductsByIds } from './products-by-ids.ts'

const full = parseCatalogQuery('?color=sinij&price=500-2000&in-stock=1&q=ранец&sort=new&page=3')

test('no change touches the query that it was made of', () => {
  const before = structuredClone(full)

  toggleFilterValue(full, 'color', 'seryj')
  narrowedBy(full, 'price')
  narrowedBy(full, 'inStock')
  withoutFilters(full)
  catalogSelection(full).filters.color?.push('zelenyj')

  expect(full).toEqual(before)
})

test.each([
  [narrowedBy(full, 'price', { priceFrom: 500 }), '?color=sinij&price=500-&in-stock=1'],
  [narrowedBy(full, 'price', { priceTo: 2000 }), '?color=sinij&price=-2000&in-stock=1'],
  [narrowedBy(full, 'price', { priceFrom: 0, priceTo: 0 }), '?color=sinij&price=0-0&in-stock=1'],
  [narrowedBy(full, 'price'), '?color=sinij&in-stock=1'],
  [narrowedBy(full, 'inStock'), '?color=sinij&price=500-2000'],
  [toggleFilterValue(full, 'color', 'sinij'), '?price=500-2000&in-stock=1'],
  [toggleFilterValue(full, 'size', 'm'), '?color=sinij&size=m&price=500-2000&in-stock=1'],
  [withoutFilters(full), '?']
])('%j is the address %s with the search and the sorting', (query, start) => {
  const rest = 'q=%D1%80%D0%B0%D0%BD%D0%B5%D1%86&sort=new'

  expect(catalogSearch(query)).toBe(start === '?' ? `?${rest}` : `${start}&${rest}`)
})

test('another sorting begins anew, another page changes nothing else', () => {
  expect(withSort(full, 'price')).toEqual({ ...full, sort: 'price', page: 1 })
  expect(withPage(full, 7)).toEqual({ ...full, page: 7 })
})

test.each([
  ['?q=ранец&sort=price&page=2', false],
  ['?price=0-', true],
  ['?in-stock=1', true],
  ['?in-stock=0', false],
  ['?color=', false],
  ['?color=sinij', true]
])('the list %s is narrowed: %s', (href, is) => {
  expect(hasFilters(parseCatalogQuery(href))).toBe(is)
})

test('a filter that was not chosen has no values', () => {
  expect(chosenValues(full, 'size')).toEqual([])
  expect(chosenValues(full, 'constructor')).toEqual([])
})

test('the chip of a price is converted to the currency of the visitor, to its smallest coin', () => {
  const titleIn = (sign: string, rate: number) => {
    const currency = { id: '3', code: 'KZT', sign, rate }
    return catalogChips(parseCatalogQuery('?price=500-2000'), [], { currency, rate })[0]?.title
  }

  expect(titleIn('₸', 5.5)).toBe('2\u00a0750\u00a0₸ – 11\u00a0000\u00a0₸')
  expect(titleIn('€', 0.01119)).toBe('5,60\u00a0€ – 22,38\u00a0€')
})

test('a list without filters has no chip', () => {
  expect(catalogChips(parseCatalogQuery('?q=ранец'), [])).toEqual([])
})

test('a value that no filter has counts for nothing and stands in nobody’s way', () => {
  const filters = [{ code: 'height', values: [{ id: 10, dependedValues: [99] }] }]

  expect([...countingValues(filters, new Set([10, 77]))]).toEqual([10])
  expect(applicability([], new Set([1]))({ dependedValues: [] })).toBe(true)
})

test('one part of the products that was not given is a failure of them all', async () => {
  const shop = createTestShop()
  let calls = 0
  shop.server.on(listProductsByIds, ({ url }) => {
    calls += 1
    if (calls === 2) return json(422, { message: 'Слишком много товаров' })
    return { data: url.searchParams.getAll('ids').map(id => demoProduct({ id: Number(id) })) }
  })
  const ids = Array.from({ length: 60 }, (_, place) => place + 1)

  await expect(readProductsByIds(shop.api, ids)).rejects.toMatchObject({
    status: 422,
    message: 'Слишком много товаров'
  })
})

test('a reading that was called off gives nothing', async () => {
  const shop = createTestShop()
  shop.server.on(listProductsByIds, () => ({ data: [demoProduct({ id: 7 })] }))

  await expect(readProductsByIds(shop.api, [7], AbortSignal.abort())).rejects.toThrow()
})
