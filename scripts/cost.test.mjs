// Shows that the cost of a subject is counted where it is spoken of, and nowhere else.
import { expect, test } from 'vitest'

import { costOf, sourcesOf } from './lib/cost.mjs'
import { root } from './lib/workspace.mjs'

const costs = files =>
  costOf(
    'favorites',
    Object.entries(files).map(([path, text]) => ({ path, text }))
  ).map(({ path, part, lines }) => [path, part, lines])

const [PAGES, UI] = ['packages/app/src/pages', 'packages/react-ui/src']
const spoken = 'const ids = favoriteIds()\nplain()\n<FavoriteButton />\n'

test.each([
  ['that bears the name counts whole', `${PAGES}/favorites/a.tsx`, 'one\n\ntwo\n', 'screens', 2],
  ['counts by the lines that speak of it', `${UI}/product-card/card.tsx`, spoken, 'screens', 2],
  ['of the core is told apart', 'packages/core/src/shop/shop.ts', 'favorites()', 'core', 1]
])('a file %s', (_fact, path, text, part, lines) => {
  expect(costs({ [path]: text })).toEqual([[path, part, lines]])
})

test.each([
  'packages/core/src/lists/favorites/favorites.ts',
  'packages/app/src/pages/favorites/favorites.loader.test.ts',
  'packages/core/src/testing/fake-favorites.ts'
])('%s costs nothing', path => {
  expect(costs({ [path]: 'favorites' })).toEqual([])
})

test('the sources are those of the packages', () => {
  const paths = sourcesOf(root).map(({ path }) => path)

  expect(paths).toContain('packages/core/src/shop/shop.ts')
  expect(paths.filter(path => !path.startsWith('packages/'))).toEqual([])
})
