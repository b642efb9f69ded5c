import { expect, test } from 'vitest'

import { isNoindex } from './robots.ts'

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
