import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../../testing/runs.ts'
import { anyUrl } from '../../fast-check-texts.ts'
import { growth, LINEAR_MAX } from '../testing/growth.ts'
import { type CatalogQuery, catalogSearch, parseCatalogQuery, searchText } from './catalog-query.ts'

const empty: CatalogQuery = { filters: {}, sort: 'popular', page: 1 }

test('an address without a query is the whole list', () => {
  expect(parseCatalogQuery('/catalog')).toEqual(empty)
  expect(catalogSearch(empty)).toBe('')
})

test('filters, price, sorting and page are readable in the address', () => {
  const query = parseCatalogQuery('?color=sinij,seryj&price=500-2000&sort=price&page=2')

  expect(query).toEqual({
    filters: { color: ['seryj', 'sinij'] },
    priceFrom: 500,
    priceTo: 2000,
    sort: 'price',
    page: 2
  })
  expect(catalogSearch(query)).toBe('?color=seryj,sinij&price=500-2000&sort=price&page=2')
})

test('one list has one address, whatever the order of the choices', () => {
  const first = parseCatalogQuery('?size=m&color=sinij,seryj&in-stock=1')
  const second = parseCatalogQuery('?in-stock=1&color=seryj,sinij,sinij&size=m')

  expect(catalogSearch(first)).toBe(catalogSearch(second))
})

test('a form without script says the same with repeated fields', () => {
  expect(
    parseCatalogQuery('?q=&color=sinij&color=seryj&price-from=500&price-to=&in-stock=1&sort=new')
  ).toEqual({
    filters: { color: ['seryj', 'sinij'] },
    priceFrom: 500,
    inStock: true,
    sort: 'new',
    page: 1
  })
})

test.each([
  ['500-2000', { priceFrom: 500, priceTo: 2000 }],
  ['2000-500', { priceFrom: 500, priceTo: 2000 }],
  ['500-', { priceFrom: 500 }],
  ['-2000', { priceTo: 2000 }],
  ['0-0', { priceFrom: 0, priceTo: 0 }],
  ['-', {}],
  ['500', {}],
  ['1e3-2e3', {}],
  ['1.5-2', { priceFrom: 1.5, priceTo: 2 }],
  ['1.555-2', {}],
  ['.5-2', {}],
  ['-5--1', {}],
  ['9999999999-', {}],
  ['abc', {}]
])('the price %j is read as %j', (price, range) => {
  expect(parseCatalogQuery(`?price=${price}`)).toEqual({ ...empty, ...range })
})

test.each([
  '?page=0',
  '?page=abc',
  '?page=1',
  '?sort=cheap',
  '?sort=constructor',
  '?in-stock=yes',
  '?q=%20%20',
  '?__proto__=x',
  '?__proto__[x]=1',
  '?constructor=x',
  '?constructor[prototype][x]=1',
  '?hasownproperty[]=x',
  '?utm_source=ya&yclid=1&gclid=2&auth_token=a.b.c&cart_token=12345678',
  '?COLOR=sinij',
  '?color=',
  '?color=,,,',
  '?%E0%A4%A=%',
  `?color=${'x'.repeat(201)}`,
  `?${'c'.repeat(65)}=x`
])('%s changes nothing', href => {
  expect(parseCatalogQuery(href)).toEqual(empty)
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('filters that the shop does not know are ignored where its filters are known', () => {
  expect(parseCatalogQuery('?color=sinij&weight=5', ['color']).filters).toEqual({
    color: ['sinij']
  })
})

test('a search is trimmed, kept as text and cut at 200 letters', () => {
  expect(parseCatalogQuery('?q=%20%20синяя%20%20тетрадь%20').search).toBe('синяя тетрадь')
  expect(parseCatalogQuery('?q=<b>тетрадь</b>').search).toBe('<b>тетрадь</b>')
  expect(parseCatalogQuery(`?q=${'я'.repeat(10_000)}`).search).toHaveLength(200)
  expect(catalogSearch({ ...empty, search: 'тетрадь & ручка', sort: 'relevance' })).toBe(
    `?q=${encodeURIComponent('тетрадь & ручка')}`
  )
})

test('at most 100 parameters and 200 values are read', () => {
  const codes = Array.from({ length: 150 }, (_, place) => `f${place}`)
  const values = Array.from({ length: 300 }, (_, place) => `v${place}`)

  const many = parseCatalogQuery(`?${codes.map(code => `${code}=x`).join('&')}`)
  const wide = parseCatalogQuery(`?color=${values.join(',')}`)

  expect(Object.keys(many.filters)).toHaveLength(100)
  expect(wide.filters.color).toHaveLength(200)
})

test('an address read and written again is the same address', () => {
  const code = fc.stringMatching(/^f-[a-z0-9-]{0,8}$/)
  const values = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,8}$/), { minLength: 1 })
  fc.assert(
    fc.property(
      fc.dictionary(code, values, { maxKeys: 10 }),
      fc.option(fc.nat(999_999_999), { nil: undefined }),
      fc.string().map(searchText),
      fc.constantFrom('popular', 'discount'),
      fc.integer({ min: 1, max: 999_999 }),
      (filters, priceTo, search, sort, page) => {
        const price = priceTo === undefined ? {} : { priceTo }
        const written = catalogSearch({ filters, ...price, search, sort, page })

        expect(catalogSearch(parseCatalogQuery(written))).toBe(written)
      }
    )
  )
})

test('any address is read', () => {
  const junk = fc.string({ unit: fc.constantFrom(...'?&=,[]%-_.0123456789abcprice') })
  fc.assert(
    fc.property(fc.oneof(junk, fc.string(), anyUrl), href => {
      const query = parseCatalogQuery(href)

      expect(catalogSearch(parseCatalogQuery(catalogSearch(query)))).toBe(catalogSearch(query))
    }),
    { numRuns: runsOf('addresses of a list') }
  )
})

test.each([
  ['thousands of parameters', '?', 'a=1&'],
  ['a value of commas', '?color=', ','],
  ['a value of many values', '?color=', 'a,'],
  ['a wide search', '?q=', ' '],
  ['a name of brackets', '?', 'c[x]']
])('the work for %s grows with the length of the query', (_, start, part) => {
  const read = (text: string) => parseCatalogQuery(`${start}${text}x=1`)

  expect(growth(read, part)).toBeLessThan(LINEAR_MAX)
})
