import { createApi } from '../api/api.ts'
import type { AuthPort } from '../api/auth-port.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { createServerTime } from '../api/server-time.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { listSites } from '../contracts/sites.ts'
import { ApiError } from '../platform/api-error.ts'
import { type PartialConfig, shopConfig } from '../platform/config.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { siteCookieNames } from '../platform/keys.ts'
import { createPlainPlatform } from '../platform/memory.ts'
import { mapCookies, type Platform } from '../platform/platform.ts'
import { UNAUTHORIZED } from '../platform/statuses.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import { type RequestIdentity, readIdentity } from '../session/visitor/visitor.ts'
import type { SiteData } from './read-visitor.ts'
import { serverHost } from './server-host.ts'

/** What is the same for all guests is asked again after so long. */
const KEPT_MS = 15_000
/** Anybody may write another currency into his cookie. */
const ENTRIES_MOST = 200
const NOBODY = { siteId: '1', currencyId: '1', authToken: undefined, cartToken: '' }

export interface RequestReaderOptions {
  /** Where the backend is, for example `https://shop.example/api`; no slash at the end. */
  readonly apiUrl: string
  /** Settings of the shop that differ from the defaults; pages hand them to the browser. */
  readonly settings?: PartialConfig
  /**
   * The header in which the proxy before this server names the visitor, for example `x-forwarded-for`. Without a
   * proxy that writes it anew, anybody may name himself so: then leave it out.
   */
  readonly addressHeader?: string
  readonly fetch?: Platform['fetch']
  readonly clock?: Platform['clock']
}

/** One request of a visitor, as any framework tells of it. */
export interface VisitorRequest {
  readonly headers: { get(name: string): string | null }
  /** As frameworks hand them out: a cookie is its value, or has it as `value`. */
  readonly cookies: { get(name: string): string | { readonly value: string } | undefined }
  /** The visitor's address, by which the backend limits calls; else the one of `addressHeader`. */
  readonly ip?: string | undefined
  /** The whole address of the page: `createVisitorCookies` remembers one that a guest has to sign in for. */
  readonly url?: string | undefined
}

/** A cookie as frameworks set it: `cookies.set(name, value, options)`. Scripts of the shop read it. */
export interface CookieToSet {
  readonly name: string
  readonly value: string
  readonly options: {
    readonly path: '/'
    readonly sameSite: 'lax'
    readonly httpOnly: false
    readonly maxAge: number
    readonly secure: boolean
  }
}

export type Caller = Pick<RequestIdentity, 'siteId' | 'currencyId' | 'authToken' | 'cartToken'>

/** Calls of a server in the names of its visitors, and what it knows of its site. */
export function createVisitorCalls({
  settings,
  clock = serverHost.clock,
  addressHeader,
  ...wire
}: RequestReaderOptions) {
  const kept = keptReads(clock)
  const callAs = (caller: Caller, siteName = '', ip?: string) =>
    apiOf({ ...wire, settings, clock }, caller, siteName, ip)
  return {
    ...{ kept, now: clock.now },
    /** In the visitor's own name. */
    callFor: ({ headers, ip }: VisitorRequest, caller: Caller, siteName: string) => {
      const named = addressHeader === undefined ? null : headers.get(addressHeader)
      return callAs(caller, siteName, ip ?? named ?? undefined)
    },
    /** For all guests, and so in the name of none. */
    callAsGuest: ({ siteId, currencyId }: Caller, siteName: string) =>
      callAs({ ...NOBODY, siteId, currencyId }, siteName),
    site: () => kept('site', () => readSite(callAs(NOBODY)))
  }
}

/** Answers that are the same for all guests; a failure is not kept. */
function keptReads({ now }: Platform['clock']) {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>()
  return <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = entries.get(key)
    // The key names the reading, so what was kept under it has its type.
    if (found !== undefined && found.until > now()) return found.value as Promise<Value>
    const value = read()
    const entry = { until: now() + KEPT_MS, value }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest = key] = entries.keys()
    if (entries.size > ENTRIES_MOST) entries.delete(oldest)
    value.catch(() => entries.get(key) === entry && entries.delete(key))
    return value
  }
}

async function readSite(api: EndpointCall): Promise<SiteData> {
  const [configuration, currencies, sites] = await Promise.all([
    api(getConfiguration, {}),
    api(listCurrencies, {}),
    api(listSites, {})
  ])
  return { configuration, currencies: currencies.data, sites: sites.data }
}

export const cookieValue = (cookie: ReturnType<VisitorRequest['cookies']['get']>) =>
  typeof cookie === 'object' ? cookie.value : cookie

export const identityOf = (
  { headers, cookies }: VisitorRequest,
  { configuration, sites }: SiteData
) =>
  readIdentity(
    {
      cookies: { get: name => cookieValue(cookies.get(name)) },
      ...{ host: headers.get('host') ?? '', cartToken: undefined },
      newCartToken: () => crypto.randomUUID()
    },
    { siteName: configuration.siteName, sites }
  )

interface Wire extends Required<Pick<RequestReaderOptions, 'apiUrl' | 'clock'>> {
  readonly fetch?: Platform['fetch'] | undefined
  readonly settings: PartialConfig | undefined
}

/** A client that renews no token: that is left to the visitor's browser (R10). */
function apiOf(
  { apiUrl, clock, settings, fetch = globalThis.fetch }: Wire,
  { siteId, currencyId, cartToken, authToken }: Caller,
  siteName: string,
  ip: string | undefined
): EndpointCall {
  const names = siteCookieNames(siteName)
  const cookies = new Map([
    [names.siteId, siteId],
    [names.currencyId, currencyId],
    [names.cartToken, cartToken]
  ])
  const platform = createPlainPlatform({
    ...{ apiUrl, clock, randomBytes: serverHost.randomBytes, cookies: mapCookies(cookies) },
    fetch(request) {
      if (ip !== undefined) request.headers.set('x-forwarded-for', ip)
      // Next.js copies what it sends, and no copy of a body may outlive its page; a server has no page.
      return fetch(new Request(request, { keepalive: false }))
    }
  })
  const auth: AuthPort = {
    token: () => authToken,
    epoch: () => 0,
    renew: () =>
      Promise.reject(new ApiError({ status: UNAUTHORIZED, message: errorMessages.sessionEnded })),
    end: () => undefined
  }
  const config = shopConfig({ ...settings, siteName })
  return createApi({ platform, config, auth, serverTime: createServerTime(clock) })
}

export const toSet = (
  { name, value, maxAgeSeconds }: ChangedCookie,
  { headers }: VisitorRequest
): CookieToSet => ({
  name,
  value,
  options: {
    ...{ path: '/', sameSite: 'lax', httpOnly: false, maxAge: maxAgeSeconds },
    secure: headers.get('x-forwarded-proto') === 'https'
  }
})
