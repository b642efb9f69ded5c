// Shows that the cost of a subject is counted where it is spoken of, and nowhere else.
import { expect, test } from 'vitest'

import { costOf, sourcesOf } from './lib/cost.mjs'
import { root } from './lib/workspace.mjs'

const costs = files =>
  costOf(
    'favorites',
    Object.entries(files).map(([path, text]) => ({ path, text }))
  ).map(({ path, part, lines }) => [path, part, lines])

test('a file that bears the name counts whole, without its empty lines', () => {
  expect(costs({ 'packages/app/src/pages/favorites/a.tsx': 'one\n\ntwo\n' })).toEqual([
    ['packages/app/src/pages/favorites/a.tsx', 'screens', 2]
  ])
})

test('any other file counts by the lines that speak of it, in one or in many', () => {
  const text = 'const ids = favoriteIds()\nplain()\n<FavoriteButton />\n'

  expect(costs({ 'packages/react-ui/src/product-card/card.tsx': text })).toEqual([
    ['packages/react-ui/src/product-card/card.tsx', 'screens', 2]
  ])
})

test('the rest of the core is told apart from the screens', () => {
  expect(costs({ 'packages/core/src/shop/shop.ts': 'favorites()' })).toEqual([
    ['packages/core/src/shop/shop.ts', 'core', 1]
  ])
})

test.each([
  'packages/core/src/lists/favorites/favorites.ts',
  'packages/app/src/loaders/favorites.loader.test.ts',
  'packages/core/src/testing/fake-favorites.ts'
])('%s costs nothing', path => {
  expect(costs({ [path]: 'favorites' })).toEqual([])
})

test('the sources are those of the packages', () => {
  const paths = sourcesOf(root).map(({ path }) => path)

  expect(paths).toContain('packages/core/src/shop/shop.ts')
  expect(paths.filter(path => !path.startsWith('packages/'))).toEqual([])
})
