import { expect, test } from 'vitest'

import { shopConfig } from '../platform/config.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createTokenStore } from './refresh.ts'

function createStore(wrap: (platform: Platform) => Platform = platform => platform) {
  const browser = createMemoryBrowser()
  const platform = browser.open({
    fetch: () => Promise.reject(new TypeError('No network in this test')),
    randomBytes: createRandomBytes(1)
  })
  const store = createTokenStore(wrap(platform), shopConfig({ siteName: 'penal' }))
  return { store, cookies: browser.cookies }
}

test.each(['', 'undefined', 'null', 'два слова', 'a b', 'a\r\nx: y'])(
  'does not take «%s» for a token',
  value => {
    const { store, cookies } = createStore()
    cookies.set('auth_tokenpenal', value)

    expect(store.read()).toBeUndefined()
  }
)

test('takes an access token without a refresh token for a sign-in', () => {
  const { store, cookies } = createStore()
  cookies.set('auth_tokenpenal', 'access-1')

  expect(store.read()).toEqual({ access: 'access-1', refresh: '' })
})

test('writes the access token last, for 30 days', () => {
  const written: unknown[] = []
  const { store } = createStore(platform => ({
    ...platform,
    cookies: { ...platform.cookies, set: (...cookie) => void written.push(cookie) }
  }))

  store.write({ access: 'access-1', refresh: 'refresh-1' })

  expect(written).toEqual([
    ['refresh_tokenpenal', 'refresh-1', { maxAge: 2592000 }],
    ['auth_tokenpenal', 'access-1', { maxAge: 2592000 }]
  ])
})

test('forgets tokens and currency, keeps the site and makes a new cart token', () => {
  const { store, cookies } = createStore()
  store.write({ access: 'access-1', refresh: 'refresh-1' })
  store.chooseCurrency('3')
  cookies.set('site-idpenal', '2')
  const before = store.cartToken()

  store.forget()

  expect([...cookies.keys()].toSorted()).toEqual(['cart_tokenpenal', 'site-idpenal'])
  expect(store.cartToken()).not.toBe(before)
})

test('makes a cart token once', () => {
  const { store } = createStore()

  expect(store.cartToken()).toBe(store.cartToken())
})
