import { siteCookieNames } from '@vitrina/core/platform'
import { expect, test } from 'vitest'

import type { CookieToSet } from './cookies.ts'
import { cleanAddress } from './page-redirects.ts'
import type { Visitor } from './visitor.ts'

const guest: Visitor = {
  siteId: '1',
  currencyId: '3',
  authToken: undefined,
  hasRefreshToken: false,
  cartToken: 'cart-of-before',
  isNew: false,
  isNewSite: false,
  theme: undefined,
  town: undefined,
  consent: undefined,
  userAgent: '',
  ip: '10.0.0.7',
  cookieNames: siteCookieNames('penal')
}

const tokenOf = (uid: string, at = 1) =>
  `e30.${Buffer.from(JSON.stringify({ uid, at })).toString('base64url')}.s`

const [anna, ivan] = [tokenOf('anna'), tokenOf('ivan')]

const arrive = (visitor: Partial<Visitor>, query: string) =>
  cookiesOf(cleanAddress(`/?${query}`, { ...guest, ...visitor })?.cookies)

const cookiesOf = (cookies: readonly CookieToSet[] = []) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

test('a guest who comes with a token is signed in, and keeps his basket and currency', () => {
  expect(arrive({}, `auth_token=${anna}`)).toEqual({
    auth_tokenpenal: anna,
    arrived_signed_in: 'own'
  })
})

test('a member who comes with a newer token of his own stays as he was', () => {
  const newer = tokenOf('anna', 2)

  expect(arrive({ authToken: anna, hasRefreshToken: true }, `auth_token=${newer}`)).toEqual({
    auth_tokenpenal: newer,
    arrived_signed_in: 'own'
  })
})

test('of another member nothing is left: refresh token, currency, basket', () => {
  const cookies = arrive({ authToken: anna, hasRefreshToken: true }, `auth_token=${ivan}`)

  expect(cookies).toEqual({
    auth_tokenpenal: ivan,
    refresh_tokenpenal: '',
    'currency-idpenal': '',
    cart_tokenpenal: expect.stringMatching(/^[\w-]{36}$/),
    arrived_signed_in: 'other'
  })
})

test('the basket that came along takes the place of the other member’s', () => {
  const query = `auth_token=${ivan}&cart_token=cart-of-ivan`

  expect(arrive({ authToken: anna }, query)).toMatchObject({ cart_tokenpenal: 'cart-of-ivan' })
})

test('a refresh token without its access token is somebody’s of before', () => {
  expect(arrive({ hasRefreshToken: true }, `auth_token=${ivan}`)).toMatchObject({
    auth_tokenpenal: ivan,
    refresh_tokenpenal: '',
    arrived_signed_in: 'other'
  })
})

test('of a token that names nobody it is not believed to be the same member', () => {
  const visitor = { authToken: 'a.b.c', hasRefreshToken: true }

  expect(arrive(visitor, 'auth_token=d.e.f')).toMatchObject({ arrived_signed_in: 'other' })
  expect(arrive(visitor, 'auth_token=a.b.c')).toMatchObject({ arrived_signed_in: 'own' })
})

test('a cart token alone signs nobody in and out', () => {
  expect(arrive({ authToken: anna }, 'cart_token=cart-of-ivan')).toEqual({
    cart_tokenpenal: 'cart-of-ivan'
  })
})

test('tokens are known by the names that the configuration gives them, and only by them', () => {
  const names = { authToken: ['sso', 'auth_token'], cartToken: ['basket'] }
  const url = `/cart?sso=${anna}&basket=cart-of-anna&x=1`

  const clean = cleanAddress(url, guest, names)

  expect(clean?.href).toBe('/cart?x=1')
  expect(cookiesOf(clean?.cookies)).toMatchObject({
    auth_tokenpenal: anna,
    cart_tokenpenal: 'cart-of-anna'
  })
  expect(cleanAddress(url, guest)).toBeUndefined()
})
