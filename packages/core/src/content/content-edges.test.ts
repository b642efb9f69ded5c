import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { bannersFor } from './banner-choice.ts'
import { newsListPath, newsPath, pagePath } from './content-path.ts'
import { isActionOver, readingMinutes } from './news.ts'

test('a tag stands in an address as a value, whatever signs it has', () => {
  expect(newsListPath('articles', 'a&b=c#d')).toBe('/blog?tag=a%26b%3Dc%23d')
  expect(newsListPath('actions', '')).toBe('/actions?tag=')
})

test('a code cannot leave its place in an address', () => {
  expect(newsPath({ code: '../cart', type: 'news' })).toBe('/blog/detail/..%2Fcart')
  expect(pagePath('a/b')).toBe('/pages/a%2Fb')
})

test.each([
  ['cart', '/cart'],
  ['product', '/pages/product'],
  ['user-profile-order-status', '/pages/user-profile-order-status']
])('the page «%s» lies at %s: only a route without places is its own', (code, path) => {
  expect(pagePath(code)).toBe(path)
})

test.each([
  [1799, 1],
  [1800, 2],
  [6000, 5]
])('%i letters take %i minutes', (letters, minutes) => {
  expect(readingMinutes('а'.repeat(letters))).toBe(minutes)
})

test('a promotion whose end nobody can read goes on', () => {
  expect(isActionOver({ endsAt: 'до конца лета' }, Date.UTC(2030, 0, 1))).toBe(false)
})

test('no banner is shown where all of them are for another place', () => {
  const elsewhere = fixtures.banner({ category: 'odezhda', values: [] })

  expect(bannersFor([elsewhere], { category: 'kancelyariya' })).toEqual([])
  expect(bannersFor([elsewhere], {})).toEqual([])
})

test('a banner for values waits for one of them to be chosen', () => {
  const blue = fixtures.banner({ category: null, values: ['color:sinij', 'color:seryj'] })

  expect(bannersFor([blue], { values: ['color:seryj'] })).toEqual([blue])
  expect(bannersFor([blue], { values: [] })).toEqual([])
})
