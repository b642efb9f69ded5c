import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { pagingMeta, pagingQuery } from './paging.ts'
import { currency, site, siteConfiguration } from './site.ts'

test('a page stands in its list by four numbers', () => {
  expect(wrongFields(pagingMeta, {})).toEqual(['page', 'limit', 'total', 'pages'])
  expect(pagingMeta.parse({ page: 1, limit: 10, total: 0, pages: 0 })).toMatchObject({ pages: 0 })
})

test.each<[string, unknown, unknown]>([
  ['digits of an address become numbers', { page: '2', limit: '20' }, { page: 2, limit: 20 }],
  ['nothing asked for is nothing', {}, {}]
])('%s', (_, asked, read) => {
  expect(pagingQuery.parse(asked)).toEqual(read)
})

test.each(['', 'abc', '-1', '1.5', 'NaN', 'Infinity', '1000001'])('the page %j is none', page => {
  expect(wrongFields(pagingQuery, { page })).toEqual(['page'])
})

test('ids of sites and currencies are texts, whether they come as texts or as numbers', () => {
  const penal = { code: 'penal', title: 'Пенал' }
  const rouble = { code: 'RUB', sign: '₽', rate: 1 }

  expect(site.parse({ id: 1, ...penal })).toEqual({ id: '1', ...penal })
  expect(currency.parse({ id: 1, ...rouble })).toEqual({ id: '1', ...rouble })
  expect(currency.parse({ id: '1', ...rouble })).toEqual({ id: '1', ...rouble })
  expect(wrongFields(site, { id: null, ...penal })).toEqual(['id'])
})

test.each([
  ...['siteName', 'analyticsKey', 'ecommerceContainer', 'allowForeignCurrencies'],
  ...['needToUseBonuses', 'savedTokens', 'removeSelectedNotInStock', 'publicDomain', 'versions'],
  ...['catalogueCacheMs', 'freeDeliveryFrom', 'social.0.href', 'social.0.code'],
  ...['versions.0.timeline', 'versions.0.breakingChange']
])('a configuration without %s is refused', field => {
  const without = withField(fixtures.siteConfiguration(), field.split('.'), undefined)

  expect(wrongFields(siteConfiguration, without)).toEqual([field])
})

test('a shop may have no least sum of an order', () => {
  const without = withField(fixtures.siteConfiguration(), ['leastOrderFrom'], undefined)

  expect(wrongFields(siteConfiguration, without)).toEqual([])
})

test.each<[unknown, string[]]>([
  [1_790_000_000_000, []],
  ['2026-11-21', []],
  [null, ['versions.0.timeline']],
  [true, ['versions.0.timeline']]
])('a timeline %j is judged: %j', (timeline, wrong) => {
  const versions = [{ timeline, breakingChange: false }]

  expect(
    wrongFields(siteConfiguration, Object.assign(fixtures.siteConfiguration(), { versions }))
  ).toEqual(wrong)
})
