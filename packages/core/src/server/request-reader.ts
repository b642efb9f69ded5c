import type { EndpointCall } from '../api/endpoint-call.ts'
import { type BasketContext, basketState, emptyBasket } from '../basket/basket-state.ts'
import { getBasket } from '../contracts/basket.ts'
import { getInit } from '../contracts/init.ts'
import type { Consent } from '../forms/kept-consent.ts'
import { type PartialConfig, type ShopConfig, shopConfig } from '../platform/config.ts'
import type { SessionContext } from '../session/session.ts'
import type { SiteContext } from '../session/site/site.ts'
import type { RequestIdentity } from '../session/visitor/visitor.ts'
import { type PriceRules, priceRules } from '../values/price/price-rules.ts'
import { type Init, readVisitor } from './read-visitor.ts'
import { serverHost } from './server-host.ts'
import {
  type Caller,
  type CookieToSet,
  createVisitorCalls,
  identityOf,
  type RequestReaderOptions,
  toSet,
  type VisitorRequest
} from './visitor-calls.ts'

const MENU_LEVELS = 2

/** What a server knows of one request: made anew for each, so that no visitor sees another's. */
export interface ReadRequest {
  /** Calls the backend in the visitor's name. */
  readonly api: EndpointCall
  readonly session: SessionContext
  readonly site: SiteContext
  /** Who asks, as his cookies say. */
  readonly visitor: RequestIdentity
  /** How prices and sums are read by him. */
  readonly rules: PriceRules
  /** Where the visitor wants things to be sent. */
  readonly town: string | undefined
  /** What the visitor has allowed. */
  readonly consent: Consent | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** For `createStore({ initial })`, on the server and, as JSON, in the browser. */
  readonly initial: {
    readonly site: SiteContext
    readonly session: SessionContext
    readonly basket: BasketContext
  }
  /** To be set with the answer; an ended session is among them. */
  readonly cookies: readonly CookieToSet[]
  /**
   * The access token is over: prices are those of a guest until the page's shop, `store.engine()`, has
   * asked who the visitor is. `createVisitorCookies`, asked before, renews it where that is possible.
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
export function createRequestReader(
  options: RequestReaderOptions
): (request: VisitorRequest) => Promise<ReadRequest> {
  const { now } = options.clock ?? serverHost.clock
  const { kept, callFor, callAsGuest, site } = createVisitorCalls(options)
  const changed = options.settings && changedSettings(options.settings)

  return async request => {
    const { siteName } = (await site()).configuration
    const api = (caller: Caller) => callFor(request, caller, siteName)
    const read = await readVisitor({
      site,
      settings: changed,
      identify: shop => identityOf(request, shop),
      init: caller =>
        caller.authToken === undefined
          ? kept(`${caller.siteId} ${caller.currencyId}`, () =>
              readInit(callAsGuest(caller, siteName))
            )
          : readInit(api(caller))
    })
    const call = api(read.caller)
    return {
      api: call,
      ...{ session: read.session, site: read.site, visitor: read.visitor },
      rules: priceRules(read.session, read.site.configuration),
      ...{ now, randomBytes: serverHost.randomBytes },
      ...{ town: read.visitor.town, consent: read.visitor.consent },
      initial: {
        ...{ site: read.site, session: read.session },
        basket: await readBasket(read.visitor, call)
      },
      cookies: [...read.cookies, ...read.endedCookies].map(cookie => toSet(cookie, request)),
      renews: read.state === 'stale'
    }
  }
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
