import { expect, test } from 'vitest'

import { readIdentity } from './visitor.ts'
import { endedSessionCookies, firstCookies, rememberedPage } from './visitor-cookies.ts'

const MONTH = 2_592_000
const shop = {
  siteName: 'penal',
  sites: [
    { id: '1', code: 'main', title: 'Пенал' },
    { id: '2', code: 'by', title: 'Пенал в Беларуси' }
  ]
}

interface Asked {
  readonly host?: string
  readonly cartToken?: string
}

/** The visitor of a request with these cookies. */
const visit = (cookies: Readonly<Record<string, string>>, { host, cartToken }: Asked = {}) =>
  readIdentity(
    {
      cookies: new Map(Object.entries(cookies)),
      host: host ?? 'shop.example',
      cartToken,
      newCartToken: () => 'cart-anew'
    },
    shop
  )

test('who comes for the first time gets a basket of his own, for a month', () => {
  const visitor = visit({})

  expect(visitor).toMatchObject({
    ...{ siteId: '1', currencyId: '1', cartToken: 'cart-anew', isNew: true, hasRefreshToken: false }
  })
  expect([visitor.authToken, visitor.theme, visitor.town, visitor.consent]).toEqual(
    Array(4).fill(undefined)
  )
  expect(firstCookies(visitor)).toEqual([
    { name: 'cart_tokenpenal', value: 'cart-anew', maxAgeSeconds: MONTH }
  ])
})

test('who comes again is known by his cookies, and gets none anew', () => {
  const visitor = visit({
    ...{ auth_tokenpenal: 'a.b.c', refresh_tokenpenal: 'r.e.f', cart_tokenpenal: 'cart-of-anna' },
    ...{ 'site-idpenal': '2', 'currency-idpenal': '3', theme: 'dark', town: ' Тула ' }
  })

  expect(visitor).toMatchObject({
    ...{ authToken: 'a.b.c', hasRefreshToken: true, cartToken: 'cart-of-anna', isNew: false },
    ...{ siteId: '2', currencyId: '3', theme: 'dark', town: 'Тула' }
  })
  expect(firstCookies(visitor)).toEqual([])
})

test.each(['undefined', 'null', 'токен', 'a b', 'a'.repeat(4097)])(
  'the token «%s» signs nobody in',
  token => {
    const visitor = visit({ auth_tokenpenal: token, refresh_tokenpenal: token })

    expect([visitor.authToken, visitor.hasRefreshToken]).toEqual([undefined, false])
  }
)

test.each([{ 'currency-idpenal': '1; DROP' }, { theme: 'pink' }, { cart_tokenpenal: 'short' }])(
  'the cookie %j is as good as none',
  cookies => {
    expect(visit(cookies)).toEqual(visit({}))
  }
)

test('the site of the address goes before that of the cookie, and is kept', () => {
  const visitor = visit(
    { 'site-idpenal': '1', cart_tokenpenal: 'cart-of-anna' },
    { host: 'by.shop.example' }
  )

  expect(visitor.siteId).toBe('2')
  expect(firstCookies(visitor)).toEqual([
    { name: 'site-idpenal', value: '2', maxAgeSeconds: MONTH }
  ])
})

test('a page that runs where cookies are refused names its basket, as long as it is one', () => {
  const cookies = { cart_tokenpenal: 'cart-of-anna' }

  expect(visit(cookies, { cartToken: 'cart-of-tab' }).cartToken).toBe('cart-of-tab')
  expect(visit(cookies, { cartToken: '<b>' }).cartToken).toBe('cart-of-anna')
})

test('a session that has ended leaves neither of its tokens', () => {
  expect(endedSessionCookies(visit({}))).toEqual([
    { name: 'auth_tokenpenal', value: '', maxAgeSeconds: 0 },
    { name: 'refresh_tokenpenal', value: '', maxAgeSeconds: 0 }
  ])
})

test('where a guest wanted to go is remembered for an hour', () => {
  expect(rememberedPage('/user/profile')).toEqual({
    ...{ name: 'previous_link', value: '/user/profile', maxAgeSeconds: 3600 }
  })
})
