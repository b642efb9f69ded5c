import { expect, test } from 'vitest'

import { takeQueryTokens } from './query-tokens.ts'

test('tokens are taken out of the address and the rest stays as written', () => {
  const cart = '0a1b2c3d-0000-4000-8000-000000000000'

  expect(
    takeQueryTokens(
      `/catalog?color=sinij,seryj&auth_token=aa.bb.cc&cart_token=${cart}&q=a%20b#list`
    )
  ).toEqual({
    authToken: 'aa.bb.cc',
    cartToken: cart,
    href: '/catalog?color=sinij,seryj&q=a%20b#list'
  })
})

test.each([
  '/?auth_token=',
  '/?auth_token=abc',
  '/?auth_token=a.b.c%0d%0aX',
  '/?auth_token=<script>',
  '/?cart_token=short',
  '/?cart_token=../../../etc/passwd',
  `/?auth_token=a.b.${'c'.repeat(5000)}`,
  '/?%61uth_token=abc'
])('the malformed token of %s is dropped, not stored', href => {
  expect(takeQueryTokens(href)).toEqual({ authToken: undefined, cartToken: undefined, href: '/' })
})

test('aliases of the configuration carry tokens, the first good one wins', () => {
  const names = { authToken: ['sso', 'auth_token'], cartToken: ['basket'] }

  expect(takeQueryTokens('/?sso=bad&auth_token=a.b.c&basket=cart-1234&x=1', names)).toEqual({
    authToken: 'a.b.c',
    cartToken: 'cart-1234',
    href: '/?x=1'
  })
})

test('an address without tokens is left alone', () => {
  expect(takeQueryTokens('/search?q=%D1%87&x').href).toBe('/search?q=%D1%87&x')
})
