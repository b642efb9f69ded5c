import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  CATALOG_PAGE_SIZE,
  pageCount,
  pageHref,
  pageOf,
  pageWindow,
  parsePage,
  RAFFLE_PAGE_SIZE,
  RAW_LIST_SIZE,
  SEARCH_PAGE_SIZE
} from './pagination.ts'

test.each([
  ['1', 1],
  ['2', 2],
  ['999999', 999999],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['02', 1],
  [' 2', 1],
  ['abc', 1],
  ['9999999', 1],
  ['', 1],
  [null, 1],
  [undefined, 1]
])('the parameter %j is page %d', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

test.each([
  ['/catalog', 2, '/catalog?page=2'],
  ['/catalog?page=3', 1, '/catalog'],
  ['/catalog?page=1', 1, '/catalog'],
  ['/catalog?color=a,b&page=3&q=%D1%87#list', 4, '/catalog?color=a,b&q=%D1%87&page=4#list'],
  ['/catalog?color=a,b', 1, '/catalog?color=a,b'],
  ['?page=2&page=3', 5, '?page=5']
])('page %2$d of %1$s is %3$s', (href, page, expected) => {
  expect(pageHref(href, page)).toBe(expected)
})

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [5, 0, 1],
  [Number.NaN, 10, 1]
])('%d things by %d make %d pages', (total, limit, count) => {
  expect(pageCount(total, limit)).toBe(count)
})

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 20, [1, 2, 3, 4, 5, 6]],
  [3, 20, [1, 2, 3, 4, 5, 6]],
  [10, 20, [8, 9, 10, 11, 12, 13]],
  [19, 20, [15, 16, 17, 18, 19, 20]],
  [20, 20, [15, 16, 17, 18, 19, 20]],
  [99, 20, [15, 16, 17, 18, 19, 20]]
])('on page %d of %d the links are %j', (current, count, pages) => {
  expect(pageWindow(current, count)).toEqual(pages)
})

test('the links are consecutive, at most six, and hold the current page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000), (count, offset) => {
      const current = 1 + (offset % count)

      const pages = pageWindow(current, count)

      expect(pages).toHaveLength(Math.min(6, count))
      expect(pages).toContain(current)
      expect(pages.every((page, place) => page === (pages[0] ?? 0) + place)).toBe(true)
      expect(pages.at(-1)).toBeLessThanOrEqual(count)
    })
  )
})

test('lists have the sizes of the specification', () => {
  expect([CATALOG_PAGE_SIZE, RAW_LIST_SIZE]).toEqual([10, 20])
  expect([SEARCH_PAGE_SIZE, RAFFLE_PAGE_SIZE]).toEqual([10, 10])
})

test.each([
  ['/reviews?page=3&sort=new', 3],
  ['/reviews?page=0', 1],
  ['/reviews', 1]
])('%s asks for page %i', (url, page) => {
  expect(pageOf(url)).toBe(page)
})
