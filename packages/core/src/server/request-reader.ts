import { createApi } from '../api/api.ts'
import type { AuthPort } from '../api/auth-port.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { createServerTime } from '../api/server-time.ts'
import { type BasketContext, basketState, emptyBasket } from '../basket/basket-state.ts'
import { getBasket } from '../contracts/basket.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { getInit } from '../contracts/init.ts'
import { listSites } from '../contracts/sites.ts'
import { ApiError } from '../platform/api-error.ts'
import { type PartialConfig, type ShopConfig, shopConfig } from '../platform/config.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { siteCookieNames } from '../platform/keys.ts'
import { createPlainPlatform } from '../platform/memory.ts'
import { mapCookies, type Platform } from '../platform/platform.ts'
import { UNAUTHORIZED } from '../platform/statuses.ts'
import type { SessionContext } from '../session/session.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import type { SiteContext } from '../session/site/site.ts'
import { type RequestIdentity, readIdentity } from '../session/visitor/visitor.ts'
import { type Init, readVisitor, type SiteData } from './read-visitor.ts'
import { serverHost } from './server-host.ts'

/** What is the same for all guests is asked again after so long. */
const KEPT_MS = 15_000
/** Anybody may write another currency into his cookie. */
const ENTRIES_MOST = 200
const MENU_LEVELS = 2
const NOBODY = { siteId: '1', currencyId: '1', authToken: undefined, cartToken: '' }

export interface RequestReaderOptions {
  /** Where the backend is, for example `https://shop.example/api`; no slash at the end. */
  readonly apiUrl: string
  /** Settings of the shop that differ from the defaults; pages hand them to the browser. */
  readonly settings?: PartialConfig
  readonly fetch?: Platform['fetch']
  readonly clock?: Platform['clock']
}

/** One request of a visitor, as any framework tells of it. */
export interface VisitorRequest {
  readonly headers: { get(name: string): string | null }
  readonly cookies: { get(name: string): string | undefined }
  /** The visitor's address, by which the backend limits calls. */
  readonly ip?: string | undefined
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

/** What a server knows of one request: made anew for each, so that no visitor sees another's. */
export interface ReadRequest {
  /** Calls the backend in the visitor's name. */
  readonly api: EndpointCall
  readonly session: SessionContext
  /** For `createStore({ initial })`, on the server and, as JSON, in the browser. */
  readonly initial: {
    readonly site: SiteContext
    readonly session: SessionContext
    readonly basket: BasketContext
  }
  /** To be set with the answer; an ended session is among them. */
  readonly cookies: readonly CookieToSet[]
  /**
   * The access token is over and only the browser may renew it: prices are those of a guest until the
   * page's shop, `store.engine()`, has asked who the visitor is.
   */
  readonly renews: boolean
}

/**
 * Reads who makes a request, and what his page begins with. Made once for a process: what is the same
 * for all guests is kept for 15 s. Rejects with an ApiError where the backend could not be asked.
 *
 * @example
 * ```ts
 * import { listCurrencies, listSites } from '@vitrina/core/contracts'
 * import { createRequestReader, serverHost } from '@vitrina/core/server'
 * import { priceRole, sessionSubject } from '@vitrina/core/session'
 * import { createStore } from '@vitrina/core/store'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const { server } = createTestShop()
 * server.on(listCurrencies, () => ({ data: [] }))
 * server.on(listSites, () => ({ data: [] }))
 * const readRequest = createRequestReader({ apiUrl: 'https://shop.example/api', fetch: server.fetch })
 * const { initial, cookies } = await readRequest({ headers: new Headers(), cookies: new Map() })
 * const loadShop = () => Promise.reject(new Error('no shop runs on a server'))
 * const store = createStore({ initial, host: serverHost, loadShop })
 * priceRole(store.get(sessionSubject)) // → 'guest_opt'
 * cookies.map(({ name }) => name) // → ['cart_tokenpenal']
 * ```
 */
export function createRequestReader({
  settings,
  clock = serverHost.clock,
  ...wire
}: RequestReaderOptions): (request: VisitorRequest) => Promise<ReadRequest> {
  const callAs = (caller: Caller, siteName = '', ip?: string) =>
    apiOf({ ...wire, settings, clock }, caller, siteName, ip)
  const kept = keptReads(clock)
  const site = () => kept('site', () => readSite(callAs(NOBODY)))
  const changed = settings && changedSettings(settings)

  return async request => {
    const { siteName } = (await site()).configuration
    const api = (caller: Caller) => callAs(caller, siteName, request.ip)
    // For all guests, and so in the name of none.
    const guestInit = ({ siteId, currencyId }: Caller) =>
      readInit(callAs({ ...NOBODY, siteId, currencyId }, siteName))
    const read = await readVisitor({
      site,
      settings: changed,
      identify: shop => identityOf(request, shop),
      init: caller =>
        caller.authToken === undefined
          ? kept(`${caller.siteId} ${caller.currencyId}`, () => guestInit(caller))
          : readInit(api(caller))
    })
    const call = api(read.caller)
    return {
      api: call,
      session: read.session,
      initial: {
        ...{ site: read.site, session: read.session },
        basket: await readBasket(read.visitor, call)
      },
      cookies: [...read.cookies, ...read.endedCookies].map(cookie => toSet(cookie, request)),
      renews: read.state === 'stale'
    }
  }
}

type Caller = Pick<RequestIdentity, 'siteId' | 'currencyId' | 'authToken' | 'cartToken'>

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

const readInit = (api: EndpointCall): Promise<Init> =>
  api(getInit, { query: { nestingLevel: MENU_LEVELS } })

/** A page can be drawn without it: its shop reads it again. */
const readBasket = async ({ isNew }: RequestIdentity, api: EndpointCall) =>
  isNew ? emptyBasket() : api(getBasket, {}).then(basketState, emptyBasket)

/** Groups are whole in a page: there they stand in for the defaults. */
function changedSettings(settings: PartialConfig): Partial<ShopConfig> {
  const whole = shopConfig(settings)
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in settings))
}

const identityOf = ({ headers, cookies }: VisitorRequest, { configuration, sites }: SiteData) =>
  readIdentity(
    {
      ...{ cookies, host: headers.get('host') ?? '', cartToken: undefined },
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
      return fetch(request)
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

const toSet = (
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
