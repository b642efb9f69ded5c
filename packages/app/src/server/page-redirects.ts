import { randomUUID } from 'node:crypto'
import { pageHref } from '@vitrina/core/pagination'
import {
  ARRIVAL_LIFETIME_SECONDS,
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  PREVIOUS_LINK_LIFETIME_SECONDS,
  type TokenParams
} from '@vitrina/core/platform'
import { queryParams, safeInternalPath, takeQueryTokens } from '@vitrina/core/routes'
import { tokenClaims } from '@vitrina/core/token-claims'

import { tokenParams } from '../platform/call-config.ts'
import type { CookieToSet } from './cookies.ts'
import type { Visitor } from './visitor.ts'

const HOME = '/'

interface CleanAddress {
  readonly href: string
  readonly cookies: readonly CookieToSet[]
}

/** The address without tokens, which are stored (A11, A12), and without `page=1` (A10). */
export function cleanAddress(
  url: string,
  visitor: Visitor,
  names: TokenParams = tokenParams
): CleanAddress | undefined {
  const { authToken, cartToken, href } = takeQueryTokens(url, names)
  if (href !== url) {
    const cookies = tokenCookies(visitor, authToken, cartToken)
    return { href: safeInternalPath(href) ?? HOME, cookies }
  }
  if (queryParams(url).get('page') !== '1') return undefined
  const first = safeInternalPath(pageHref(url, 1))
  return first === undefined ? undefined : { href: first, cookies: [] }
}

/** Where a guest wanted to go before the sign-in page. */
export const rememberedPage = (url: string): CookieToSet => ({
  name: cookieNames.previousLink,
  value: url,
  maxAgeSeconds: PREVIOUS_LINK_LIFETIME_SECONDS
})

function tokenCookies(
  visitor: Visitor,
  authToken: string | undefined,
  cartToken: string | undefined
): CookieToSet[] {
  const { cookieNames: names } = visitor
  if (authToken === undefined) return kept(names.cartToken, cartToken)
  const signedIn = kept(names.authToken, authToken)
  if (!isOthers(visitor, authToken)) {
    return [...signedIn, ...kept(names.cartToken, cartToken), arrival('own')]
  }
  // Another member's session is cleaned up before the new one begins (A12).
  return [
    ...signedIn,
    ...kept(names.cartToken, cartToken ?? randomUUID()),
    removed(names.refreshToken),
    removed(names.currencyId),
    arrival('other')
  ]
}

/** Whether this browser holds the session, or the rest of one, of anybody but the token's owner. */
function isOthers({ authToken, hasRefreshToken }: Visitor, arrived: string): boolean {
  if (authToken === undefined) return hasRefreshToken
  const { uid } = tokenClaims(arrived)
  const isSame = uid !== undefined && uid === tokenClaims(authToken).uid
  return !isSame && arrived !== authToken
}

const kept = (name: string, value: string | undefined): CookieToSet[] =>
  value === undefined ? [] : [{ name, value, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }]

const arrival = (whose: 'own' | 'other'): CookieToSet => ({
  name: cookieNames.arrivedSignedIn,
  value: whose,
  maxAgeSeconds: ARRIVAL_LIFETIME_SECONDS
})

const removed = (name: string): CookieToSet => ({ name, value: '', maxAgeSeconds: 0 })
