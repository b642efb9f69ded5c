import {
  ARRIVAL_LIFETIME_SECONDS,
  cookieNames,
  defaultTokenParams,
  type TokenParams
} from '../../platform/keys.ts'
import { queryParams } from '../../routes/query-string.ts'
import { takeQueryTokens } from '../../routes/query-tokens.ts'
import { safeInternalPath } from '../../routes/safe-path.ts'
import { pageHref } from '../../values/pagination/pagination.ts'
import { tokenClaims } from '../../values/token-claims/token-claims.ts'
import type { ChangedCookie } from '../signed-out-cookies.ts'
import type { RequestIdentity } from './visitor.ts'
import { lasting, removed } from './visitor-cookies.ts'

const HOME = '/'

interface CleanAddress {
  readonly href: string
  readonly cookies: readonly ChangedCookie[]
}

type Holder = Pick<RequestIdentity, 'authToken' | 'hasRefreshToken' | 'cookieNames'>

interface Arrival {
  readonly visitor: Holder
  /** The basket of who comes in the place of another member. */
  readonly newCartToken: () => string
}

/**
 * The address without tokens, which are stored (A11, A12), and without `page=1` (A10); undefined where it
 * is clean.
 */
export function cleanAddress(
  url: string,
  arrival: Arrival,
  names: TokenParams = defaultTokenParams
): CleanAddress | undefined {
  const { authToken, cartToken, href } = takeQueryTokens(url, names)
  if (href !== url) {
    const cookies = tokenCookies(arrival, authToken, cartToken)
    return { href: safeInternalPath(href) ?? HOME, cookies }
  }
  if (queryParams(url).get('page') !== '1') return undefined
  const first = safeInternalPath(pageHref(url, 1))
  return first === undefined ? undefined : { href: first, cookies: [] }
}

function tokenCookies(
  { visitor, newCartToken }: Arrival,
  authToken: string | undefined,
  cartToken: string | undefined
): readonly ChangedCookie[] {
  const { cookieNames: names } = visitor
  if (authToken === undefined) return kept(names.cartToken, cartToken)
  const signedIn = kept(names.authToken, authToken)
  if (!isOthers(visitor, authToken)) {
    return [...signedIn, ...kept(names.cartToken, cartToken), outcome('own')]
  }
  // Another member's session is cleaned up before the new one begins (A12).
  return [
    ...signedIn,
    ...kept(names.cartToken, cartToken ?? newCartToken()),
    removed(names.refreshToken),
    removed(names.currencyId),
    outcome('other')
  ]
}

/** Whether this browser holds the session, or the rest of one, of anybody but the token's owner. */
function isOthers({ authToken, hasRefreshToken }: Holder, arrived: string): boolean {
  if (authToken === undefined) return hasRefreshToken
  const { uid } = tokenClaims(arrived)
  const isSame = uid !== undefined && uid === tokenClaims(authToken).uid
  return !isSame && arrived !== authToken
}

const kept = (name: string, value: string | undefined): readonly ChangedCookie[] =>
  value === undefined ? [] : [lasting(name, value)]

const outcome = (whose: 'own' | 'other'): ChangedCookie => ({
  name: cookieNames.arrivedSignedIn,
  value: whose,
  maxAgeSeconds: ARRIVAL_LIFETIME_SECONDS
})
