import type { IncomingMessage } from 'node:http'
import { ApiError, type ShopConfig, type ShopState } from '@vitrina/core'
import type { EndpointCall, Optional } from '@vitrina/core/api'
import { emptyBasket } from '@vitrina/core/basket'
import { readVisitor } from '@vitrina/core/server'
import { type ChangedCookie, refusedToken, type SessionContext } from '@vitrina/core/session'
import { browserSettings, type ShopSettings } from '@vitrina/core/shop-file'

import type { AddressEdge } from '../requests/address-edge.ts'
import type { Log } from '../requests/log.ts'
import { type Requester, readRequester } from '../requests/requester.ts'
import { askedOnce } from './asked-once.ts'
import { type Caller, createBackend } from './backend.ts'
import { optionalWithin } from './optional-within.ts'
import type { PageSources } from './page-request.ts'
import { createPatience } from './patience.ts'

/** Everything one request knows: made anew for each, so that no visitor can see another's. */
export interface PageContext {
  readonly visitor: Requester
  readonly origin: string
  readonly addresses: AddressEdge
  readonly shop: ShopState
  readonly session: SessionContext
  /** The token is refused and there is a refresh token: only the browser may use it (R10). */
  readonly renew: boolean
  /** The server ended the session (406): the visitor is a guest from now on and is told so. */
  readonly hasEnded: boolean
  readonly backend: EndpointCall
  readonly shared: <Result>(
    key: string,
    read: (backend: EndpointCall) => Promise<Result>
  ) => Promise<Result>
  readonly optional: Optional
  readonly settings: ShopSettings
  readonly cookies: readonly ChangedCookie[]
  /** Takes an ended session out of the browser, with the page that tells of it: a redirect has no words. */
  readonly endedCookies: readonly ChangedCookie[]
  readonly log: Log
  /** What its answers were made of so far. */
  readonly origins: Origins
}

/** Whether others may be given what was made of some answers, and for how long. */
interface Origins {
  /** No answer was the visitor's own. */
  isShared: boolean
  /** Nothing was missing. */
  isWhole: boolean
  /** When the oldest of the answers was asked for, milliseconds since 1970. */
  since: number
}

export const BEFORE_CONFIGURATION: Caller = { siteId: '1', currencyId: '1' }

/** A page was refused the token that its visitor had just been known by (A15). */
export class TokenRefused extends ApiError {
  readonly isEnded: boolean

  constructor(cause: ApiError) {
    super({ status: cause.status, message: cause.message, cause })
    this.isEnded = refusedToken(cause, { hasRefreshToken: true }) === 'ended'
  }
}

/** `refused`: what the initialisation may still think of the token is out of date. */
export async function createPageContext(
  sources: PageSources,
  request: IncomingMessage,
  refused?: TokenRefused
): Promise<PageContext> {
  const wait = createPatience(sources.exchange.progress)
  const origins: Origins = { isShared: true, isWhole: true, since: Date.now() }
  const notify = (since: number) => {
    origins.since = Math.min(origins.since, since)
  }
  const { hops } = sources
  const { visitor, caller, state, session, site, cookies, endedCookies } = await readVisitor({
    site: () => wait(sources.site.site(BEFORE_CONFIGURATION, notify)),
    identify({ configuration: { siteName }, sites }) {
      const requester = readRequester(request, { siteName, sites, hops })
      sources.wording.turnTo(sites.find(({ id }) => id === requester.siteId)?.code)
      return requester
    },
    init: asked => wait(sources.site.init(asked, notify)),
    settings: changedSettings(sources.settings),
    refused
  })
  const call = createBackend(sources.exchange, caller)
  const backend = askedOnce((...asked) => {
    origins.isShared = false
    return wait(call(...asked))
  })
  return {
    visitor,
    origin: sources.origin(request),
    addresses: sources.addresses,
    shop: { ...site, session, basket: emptyBasket() },
    session,
    renew: state === 'stale',
    hasEnded: state === 'ended',
    backend,
    // A member's prices are the member's own.
    shared:
      caller.authToken === undefined
        ? (key, load) =>
            wait(sources.site.read(key, visitor, load, notify)).catch(error => {
              origins.isWhole = false
              throw error
            })
        : readOwn(backend),
    optional: optionalWithin(sources.sectionWaitMs, sources.log, () => {
      origins.isWhole = false
    }),
    settings: sources.settings,
    cookies,
    endedCookies,
    log: sources.log,
    origins
  }
}

const changed = new WeakMap<ShopSettings, Partial<ShopConfig> | undefined>()

/** Nothing is sent where nothing differs; made once of settings that many requests have. */
function changedSettings(settings: ShopSettings) {
  if (!changed.has(settings)) {
    const own = browserSettings(settings)
    changed.set(settings, Object.keys(own).length === 0 ? undefined : own)
  }
  return changed.get(settings)
}

const readOwn =
  (backend: EndpointCall): PageContext['shared'] =>
  (_, load) =>
    load(backend)

/** The context of a guest whose basket is known to be empty: as of one who has none yet. */
export const withoutBasket = (context: PageContext): PageContext => ({
  ...context,
  visitor: { ...context.visitor, isNew: true }
})
