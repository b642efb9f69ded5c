import { pageHref } from '@vitrina/core/pagination'
import {
  ARRIVAL_LIFETIME_SECONDS,
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  PREVIOUS_LINK_LIFETIME_SECONDS
} from '@vitrina/core/platform'
import { queryParams, takeQueryTokens } from '@vitrina/core/routes'
import { tokenClaims } from '@vitrina/core/session'

import type { CookieToSet } from './cookies.ts'
import type { Visitor } from './visitor.ts'

interface CleanAddress {
  readonly href: string
  readonly cookies: readonly CookieToSet[]
}

/** The address without tokens, which are stored (A11, A12), and without `page=1` (A10). */
export function cleanAddress(url: string, visitor: Visitor): CleanAddress | undefined {
  const { authToken, cartToken, href } = takeQueryTokens(url)
  if (href !== url) return { href, cookies: tokenCookies(visitor, authToken, cartToken) }
  if (queryParams(url).get('page') !== '1') return undefined
  return { href: pageHref(url, 1), cookies: [] }
}

/** Where a guest wanted to go before the sign-in page. */
export const rememberedPage = (url: string): CookieToSet => ({
  name: cookieNames.previousLink,
  value: url,
  maxAgeSeconds: PREVIOUS_LINK_LIFETIME_SECONDS
})

function tokenCookies(
  { cookieNames: names, authToken: current }: Visitor,
  authToken: string | undefined,
  cartToken: string | undefined
): CookieToSet[] {
  const cookies = [
    ...kept(names.authToken, authToken),
    ...kept(names.cartToken, cartToken),
    ...(authToken === undefined ? [] : [greeting])
  ]
  const isOther =
    authToken !== undefined &&
    current !== undefined &&
    tokenClaims(authToken).uid !== tokenClaims(current).uid
  // Another visitor's session is cleaned up before the new one begins (A12).
  return isOther ? [...cookies, removed(names.refreshToken), removed(names.currencyId)] : cookies
}

const kept = (name: string, value: string | undefined): CookieToSet[] =>
  value === undefined ? [] : [{ name, value, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }]

const greeting: CookieToSet = {
  name: cookieNames.arrivedSignedIn,
  value: '1',
  maxAgeSeconds: ARRIVAL_LIFETIME_SECONDS
}

const removed = (name: string): CookieToSet => ({ name, value: '', maxAgeSeconds: 0 })
