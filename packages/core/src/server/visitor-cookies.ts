import type { EndpointCall } from '../api/endpoint-call.ts'
import { refreshSession } from '../contracts/users.ts'
import { decideAccess } from '../routes/access.ts'
import { matchRoute } from '../routes/route-match.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import type { RequestIdentity } from '../session/visitor/visitor.ts'
import { firstCookies, lasting, rememberedPage } from '../session/visitor/visitor-cookies.ts'
import {
  type CookieToSet,
  cookieValue,
  createVisitorCalls,
  identityOf,
  type RequestReaderOptions,
  toSet,
  type VisitorRequest
} from './visitor-calls.ts'

/** A token that ends so soon may be over before its page is drawn. */
const SOON_MS = 30_000
/** The session keeps the device that it has: a server cannot ask for it. */
const NO_DEVICE = ''

/**
 * Gives the cookies to set for a request before its page is read, for a middleware that hands them to the
 * browser and to the page: those of a new visitor, a new pair of tokens for one whose access token is over, so
 * that his page has his prices, and the page of the request's `url` for a guest who has to sign in for it: the
 * sign-in leads on to it. Made once for a process. A refused renewal changes nothing: the browser tries again,
 * and tells the visitor. There are none while the backend cannot be asked.
 *
 * @example
 * ```ts
 * import { listCurrencies, listSites } from '@vitrina/core/contracts'
 * import { createVisitorCookies } from '@vitrina/core/server'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const { server } = createTestShop()
 * server.on(listCurrencies, () => ({ data: [] }))
 * server.on(listSites, () => ({ data: [] }))
 * const cookiesOf = createVisitorCookies({ apiUrl: 'https://shop.example/api', fetch: server.fetch })
 * const cookies = await cookiesOf({ headers: new Headers(), cookies: new Map() })
 * cookies.map(({ name }) => name) // → ['cart_tokenpenal']
 * ```
 */
export function createVisitorCookies(
  options: RequestReaderOptions
): (request: VisitorRequest) => Promise<readonly CookieToSet[]> {
  const { callFor, now, site } = createVisitorCalls(options)
  return async request => {
    const shop = await site().catch(() => undefined)
    if (shop === undefined) return []
    const visitor = identityOf(request, shop)
    const { refreshToken } = visitor.cookieNames
    const isOver = endOf(visitor.authToken) < now() + SOON_MS
    const { siteName } = shop.configuration
    const api = callFor(request, { ...visitor, authToken: undefined }, siteName)
    const renewed = isOver
      ? await renew(api, visitor, cookieValue(request.cookies.get(refreshToken)))
      : []
    const isGuest = visitor.authToken === undefined || (isOver && !visitor.hasRefreshToken)
    const wanted = isGuest ? wantedPage(request) : []
    return [...firstCookies(visitor), ...renewed, ...wanted].map(cookie => toSet(cookie, request))
  }
}

async function renew(
  api: EndpointCall,
  { cookieNames: names, hasRefreshToken }: RequestIdentity,
  oldRefreshToken = ''
): Promise<readonly ChangedCookie[]> {
  if (!hasRefreshToken) return []
  const body = { oldRefreshToken, deviceId: NO_DEVICE }
  return api(refreshSession, { body }).then(
    ({ access, refresh }) => [
      lasting(names.refreshToken, refresh),
      lasting(names.authToken, access)
    ],
    () => []
  )
}

/** The page that asks a guest to sign in. */
function wantedPage({ url }: VisitorRequest): readonly ChangedCookie[] {
  if (url === undefined || !URL.canParse(url)) return []
  const { pathname, search } = new URL(url)
  const route = matchRoute(pathname)?.name
  if (route === undefined) return []
  const access = decideAccess({ route, signedIn: false, previousRoute: undefined })
  return !access.allow && access.rememberPath ? [rememberedPage(pathname + search)] : []
}

/** When a token ends, ms since 1970 by the backend's clock; never for one that does not tell. */
function endOf(token = ''): number {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(base64))
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
