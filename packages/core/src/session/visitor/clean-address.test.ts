import { expect, test } from 'vitest'

import { siteCookieNames } from '../../platform/keys.ts'
import { base64url } from '../../platform/tab-session.ts'
import type { ChangedCookie } from '../signed-out-cookies.ts'
import { cleanAddress } from './clean-address.ts'

const guest = {
  ...{ authToken: undefined, hasRefreshToken: false },
  cookieNames: siteCookieNames('penal')
}

const newCartToken = () => 'cart-anew'

const tokenOf = (uid: string, at = 1) =>
  `e30.${base64url(new TextEncoder().encode(JSON.stringify({ uid, at })))}.s`

const [anna, ivan] = [tokenOf('anna'), tokenOf('ivan')]

interface Holder {
  readonly authToken?: string
  readonly hasRefreshToken?: boolean
}

const arrive = (visitor: Holder, query: string) =>
  cookiesOf(cleanAddress(`/?${query}`, arrival(visitor))?.cookies)

const arrival = (visitor: Holder = {}) => ({ visitor: { ...guest, ...visitor }, newCartToken })

const cookiesOf = (cookies: readonly ChangedCookie[] = []) =>
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
    cart_tokenpenal: 'cart-anew',
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

  const clean = cleanAddress(url, arrival(), names)

  expect(clean?.href).toBe('/cart?x=1')
  expect(cookiesOf(clean?.cookies)).toMatchObject({
    auth_tokenpenal: anna,
    cart_tokenpenal: 'cart-of-anna'
  })
  expect(cleanAddress(url, arrival())).toBeUndefined()
})

test.each([
  ['/catalog?page=1', '/catalog'],
  ['/catalog?page=1&size=134', '/catalog?size=134'],
  ['/catalog?page=2', undefined],
  ['//evil.example?auth_token=a.b.c', '/']
])('the address %s leads to %s', (url, href) => {
  expect(cleanAddress(url, arrival())?.href).toBe(href)
})
