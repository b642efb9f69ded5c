import { expect, test } from 'vitest'

import { siteCookieNames } from '../platform/keys.ts'
import { signedOutCookies } from './signed-out-cookies.ts'

test('a sign-out leaves no tokens and no currency, and another cart token for a month', () => {
  expect(signedOutCookies(siteCookieNames('penal'), 'cart-2')).toEqual([
    { name: 'auth_tokenpenal', value: '', maxAgeSeconds: 0 },
    { name: 'refresh_tokenpenal', value: '', maxAgeSeconds: 0 },
    { name: 'currency-idpenal', value: '', maxAgeSeconds: 0 },
    { name: 'cart_tokenpenal', value: 'cart-2', maxAgeSeconds: 2_592_000 }
  ])
})
