import { expect, test } from 'vitest'

import { routes } from '../../routes/routes.ts'
import { closedPaths, isNoindex } from './robots.ts'

test.each([
  'cart',
  'checkout',
  'search',
  'favorites',
  'compare',
  'user-signin',
  'user-signup',
  'user-profile',
  'user-profile-order-detail-id'
] as const)('%s is kept out of the index', route => {
  expect(isNoindex(route, { hasFilters: false })).toBe(true)
})

test.each(['home', 'catalog', 'catalog-category', 'product', 'blog-detail', 'contacts'] as const)(
  '%s is indexed until filters narrow it',
  route => {
    expect(isNoindex(route, { hasFilters: false })).toBe(false)
    expect(isNoindex(route, { hasFilters: true })).toBe(true)
  }
)

test('robots are kept out of every page that is out of the index, and of no other', () => {
  const isClosed = (path: string) => closedPaths().some(closed => path.startsWith(closed))

  expect(closedPaths()).toContain('/user/profile')
  expect(closedPaths()).not.toContain('/user/profile/personal')
  expect(routes.filter(({ path }) => isClosed(path)).map(({ name }) => name)).toEqual(
    routes.filter(({ noindex }) => noindex).map(({ name }) => name)
  )
})
