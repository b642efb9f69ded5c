// Shows which pages are photographed, and under which names.
import { expect, test } from 'vitest'

import { addressesOf, fileOf, onePerKind } from './lib/screens.mjs'

test('a sitemap gives its paths', () => {
  const xml =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/brands</loc></url></urlset>'

  expect(addressesOf(xml)).toEqual(['/', '/brands'])
})

test('each kind of page is photographed once, every text of its own', () => {
  const paths = [
    ...['/', '/catalog', '/catalog/a', '/catalog/b', '/catalog/a/c'],
    ...['/catalog/a/detail/x', '/catalog/a/c/detail/y', '/pages/bonusy', '/pages/merki']
  ]

  expect(onePerKind(paths)).toEqual([
    ...['/', '/catalog', '/catalog/a', '/catalog/a/c'],
    ...['/catalog/a/detail/x', '/pages/bonusy', '/pages/merki']
  ])
})

test('a picture has the name of its page', () => {
  expect(['/', '/brands/klyaksa', '/search?q=рюкзак'].map(fileOf)).toEqual([
    'home',
    'brands-klyaksa',
    'search-q-рюкзак'
  ])
})
