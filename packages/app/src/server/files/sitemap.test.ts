import { expect, test } from 'vitest'

import { partOfMap, wholeMap } from './sitemap.ts'

const ORIGIN = 'https://penal.example'
const paths = (count: number) => Array.from({ length: count }, (_, place) => `/p${place}`)
const addresses = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('ten thousand addresses stand in one map', () => {
  const map = wholeMap(paths(10_000), ORIGIN)

  expect(map).toContain('<urlset')
  expect(addresses(map)).toHaveLength(10_000)
})

test('more of them stand in several, and an index leads there', () => {
  const all = paths(20_001)
  const index = wholeMap(all, ORIGIN)

  expect(index).toContain('<sitemapindex')
  expect(addresses(index)).toEqual([1, 2, 3].map(number => `${ORIGIN}/sitemap-${number}.xml`))
  const parts = [1, 2, 3].flatMap(number => addresses(partOfMap(all, ORIGIN, number)))
  expect(parts).toEqual(all.map(path => ORIGIN + path))
})

test('there is no map past the last one', () => {
  expect([0, 2].map(number => partOfMap(paths(3), ORIGIN, number))).toEqual([undefined, undefined])
})
