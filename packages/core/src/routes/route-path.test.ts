import { expect, test } from 'vitest'

import { isWithinPage, routePath } from './route-path.ts'

test('the address of a page holds its encoded parameters', () => {
  expect(routePath('home')).toBe('/')
  expect(routePath('cart')).toBe('/cart')
  expect(routePath('user-profile-order-detail-id', { id: '42' })).toBe(
    '/user/profile/order/detail/42'
  )
  expect(routePath('catalog-category', { category: 'shkola', slug: [] })).toBe('/catalog/shkola')
  expect(
    routePath('product', { category: 'shkola', slug: ['rancy', 'legkie'], code: 'ранец/1' })
  ).toBe('/catalog/shkola/rancy/legkie/detail/%D1%80%D0%B0%D0%BD%D0%B5%D1%86%2F1')
})

test.each([
  ['/catalog', '/catalog', true],
  ['/catalog/shkola/rancy', '/catalog', true],
  ['/catalogue', '/catalog', false],
  ['/', '/catalog', false],
  ['/', '/', true],
  ['/catalog', '/', false]
])('%s lies within the page %s: %s', (path, page, isWithin) => {
  expect(isWithinPage(path, page)).toBe(isWithin)
})

test('half an emoji does not break an address', () => {
  expect(routePath('raffle', { code: 'a\ud83d' })).toBe('/raffles/a')
})
