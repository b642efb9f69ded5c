import { expect, test } from 'vitest'

import {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  PREVIOUS_LINK_LIFETIME_SECONDS,
  siteCookieNames
} from './keys.ts'

test('cookies of a site are its base names followed by the site name', () => {
  expect(siteCookieNames('vitrina')).toEqual({
    authToken: 'auth_tokenvitrina',
    refreshToken: 'refresh_tokenvitrina',
    cartToken: 'cart_tokenvitrina',
    siteId: 'site-idvitrina',
    currencyId: 'currency-idvitrina'
  })
})

test('any site name gives names that a cookie may have', () => {
  for (const name of Object.values(siteCookieNames('Пенал; (школа), "1"=\n'))) {
    expect(name).toMatch(/^[\w!#$%&'*+.^`|~-]+$/)
  }
})

test('tokens live for 30 days, the previous link for an hour', () => {
  expect(COOKIE_LIFETIME_SECONDS).toBe(2592000)
  expect(PREVIOUS_LINK_LIFETIME_SECONDS).toBe(3600)
  expect(cookieNames.previousLink).toBe('previous_link')
})
