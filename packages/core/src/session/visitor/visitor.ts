import type { EndpointOutput } from '../../api/endpoint.ts'
import type { getInit } from '../../contracts/init.ts'
import type { Currency, Site } from '../../entities/site.ts'
import { consentOf } from '../../forms/consent.ts'
import type { Consent } from '../../forms/kept-consent.ts'
import { ApiError } from '../../platform/api-error.ts'
import { cookieNames, type SiteCookieNames, siteCookieNames } from '../../platform/keys.ts'
import { UNAUTHORIZED } from '../../platform/statuses.ts'
import { CART_TOKEN } from '../../routes/query-tokens.ts'
import { DEFAULT_CURRENCY_ID } from '../../values/currency/currency.ts'
import { readTown } from '../../values/shipping/town.ts'
import { tokenClaims } from '../../values/token-claims/token-claims.ts'
import { resolveRoles } from '../roles.ts'
import { sessionMessages } from '../session.messages.ts'
import { guestSession, type SessionContext } from '../session.ts'
import { siteOfHost } from '../site/site-of-host.ts'

const DEFAULT_SITE_ID = '1'
export const ID = /^[\w-]{1,36}$/
const TOKEN = /^[\w.~+/=-]{1,4096}$/
/** Scripts of other makers write these words when a value is missing. */
const NO_VALUE = /^(?:undefined|null)$/

/** Who asks a server that draws pages, by cookies that are checked before anything is done with them. */
export interface RequestIdentity {
  readonly siteId: string
  /** Chosen by the address, and not yet by the cookie. */
  readonly isNewSite: boolean
  readonly currencyId: string
  readonly authToken: string | undefined
  readonly hasRefreshToken: boolean
  readonly cartToken: string
  /** The cart token is new: there can be no basket yet. */
  readonly isNew: boolean
  /** Undefined leaves the choice to the system. */
  readonly theme: Theme | undefined
  /** Where things are to be sent; undefined leaves it to the shop. */
  readonly town: string | undefined
  readonly consent: Consent | undefined
  /** Where he wanted to go before he was asked to sign in; not checked yet, see `pathAfterSignIn`. */
  readonly previousLink: string | undefined
  readonly cookieNames: SiteCookieNames
}

export type Theme = 'light' | 'dark'

/** What a request tells of its visitor. */
interface VisitorRequest {
  readonly cookies: { get(name: string): string | undefined }
  readonly host: string
  /** Of a page that runs where cookies are refused: it names its basket itself (R24). */
  readonly cartToken: string | undefined
  /** The cart token of who brings none. */
  readonly newCartToken: () => string
}

interface VisitedShop {
  readonly siteName: string
  readonly sites: readonly Site[]
}

export function readIdentity(
  { cookies, host, cartToken: named = '', newCartToken }: VisitorRequest,
  { siteName, sites }: VisitedShop
): RequestIdentity {
  const names = siteCookieNames(siteName)
  const checked = (name: string, pattern: RegExp) => {
    const value = cookies.get(name) ?? ''
    return pattern.test(value) && !NO_VALUE.test(value) ? value : undefined
  }
  const cartToken = CART_TOKEN.test(named) ? named : checked(names.cartToken, CART_TOKEN)
  const keptSiteId = checked(names.siteId, ID)
  const hostSite = siteOfHost(host, sites)
  return {
    siteId: hostSite?.id ?? keptSiteId ?? DEFAULT_SITE_ID,
    isNewSite: hostSite !== undefined && hostSite.id !== keptSiteId,
    currencyId: checked(names.currencyId, ID) ?? DEFAULT_CURRENCY_ID,
    authToken: checked(names.authToken, TOKEN),
    hasRefreshToken: checked(names.refreshToken, TOKEN) !== undefined,
    cartToken: cartToken ?? newCartToken(),
    isNew: cartToken === undefined,
    theme: themeOf(cookies.get(cookieNames.theme)),
    town: readTown(cookies.get(cookieNames.town)),
    consent: consentOf(cookies.get(cookieNames.consent)),
    previousLink: cookies.get(cookieNames.previousLink),
    cookieNames: names
  }
}

const themeOf = (theme: string | undefined): Theme | undefined =>
  theme === 'dark' || theme === 'light' ? theme : undefined

const SESSION_ENDED = 406

/**
 * What the initialisation says of a visitor's token: it is good, there is none among them; the browser
 * may renew it (`stale`, R10); it was taken away and nothing can renew it (`guest`, A15); the server has
 * ended its session (`ended`, §2).
 */
export type TokenState = 'known' | 'stale' | 'guest' | 'ended'

/** The token is over: 401 is renewed, 406 is told (§4). */
export const isTokenOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === UNAUTHORIZED || error.status === SESSION_ENDED)

/** What a refused token is from then on. */
export function refusedToken(
  { status }: Pick<ApiError, 'status'>,
  { hasRefreshToken }: Pick<RequestIdentity, 'hasRefreshToken'>
): Exclude<TokenState, 'known'> {
  if (status === SESSION_ENDED) return 'ended'
  return hasRefreshToken ? 'stale' : 'guest'
}

/** Whether nothing is left of a session: its cookies go, and the visitor is a guest. */
export const isSessionOver = (state: TokenState): boolean => state === 'guest' || state === 'ended'

interface ReadVisitor {
  readonly state: TokenState
  readonly init: EndpointOutput<typeof getInit>
  readonly currencies: readonly Currency[]
  readonly sites: readonly Site[]
}

/** The session that a page is drawn for. */
export const visitorSession = (
  { siteId, currencyId, authToken }: Pick<RequestIdentity, 'siteId' | 'currencyId' | 'authToken'>,
  { state, init, currencies, sites }: ReadVisitor
): SessionContext =>
  guestSession({
    signedIn: authToken !== undefined && !isSessionOver(state),
    ...{ siteId, currencyId, currencies, sites },
    ...resolveRoles(init, tokenClaims(state === 'known' ? authToken : undefined)),
    profile: init.profile ?? undefined,
    // A token that nothing can renew was taken away: the page says why (A15).
    notice: state === 'guest' ? sessionMessages.ended : ''
  })
