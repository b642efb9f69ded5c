import type { IncomingMessage } from 'node:http'
import type { ShopState } from '@vitrina/core'
import type { EndpointCall, Optional } from '@vitrina/core/api'
import { emptyBasket } from '@vitrina/core/basket'
import type { Category, MenuCategory } from '@vitrina/core/entities'
import type { SessionContext } from '@vitrina/core/session'
import {
  atSite,
  type ChangedCookie,
  endedSessionCookies,
  firstCookies,
  isSessionOver,
  isTokenOver,
  refusedToken,
  type TokenState,
  visitorSession
} from '@vitrina/core/session'
import { browserSettings, type ShopSettings } from '@vitrina/core/shop-file'

import type { AddressEdge } from '../requests/address-edge.ts'
import type { Log } from '../requests/log.ts'
import { type Requester, readRequester } from '../requests/requester.ts'
import type { TokenRefused } from '../requests/token-refused.ts'
import { askedOnce } from './asked-once.ts'
import { type Caller, createBackend } from './backend.ts'
import type { PageSources } from './page-request.ts'
import { optionalWithin } from './page-sections.ts'
import { createPatience } from './patience.ts'
import type { Init, Notify, SiteReader } from './site-data.ts'

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
  const { configuration, currencies, sites } = await wait(
    sources.site.site(BEFORE_CONFIGURATION, notify)
  )
  const { siteName } = configuration
  const visitor = readRequester(request, { siteName, sites, hops: sources.hops })
  sources.wording.turnTo(sites.find(({ id }) => id === visitor.siteId)?.code)
  const { init, state } = await wait(readInit(sources.site, visitor, refused, notify))
  const caller = state === 'known' ? visitor : { ...visitor, authToken: undefined }
  const call = createBackend(sources.exchange, caller)
  const backend = askedOnce((...asked) => {
    origins.isShared = false
    return wait(call(...asked))
  })
  const session = visitorSession(visitor, { state, init, currencies, sites })
  return {
    visitor,
    origin: sources.origin(request),
    addresses: sources.addresses,
    shop: {
      configuration: atSite(configuration, sites, visitor.siteId),
      currencies,
      categories: menuOf(init.categories),
      settings: changedSettings(sources.settings),
      session,
      basket: emptyBasket()
    },
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
    cookies: firstCookies(visitor),
    endedCookies: isSessionOver(state) ? endedSessionCookies(visitor) : [],
    log: sources.log,
    origins
  }
}

/** Made once of what many requests have as the same object. */
function keptByObject<Source extends object, Made>(make: (source: Source) => Made) {
  const kept = new WeakMap<Source, { readonly made: Made }>()
  return (source: Source): Made => {
    const found = kept.get(source) ?? { made: make(source) }
    kept.set(source, found)
    return found.made
  }
}

/** What the menu shows of the categories. */
const menuOf = keptByObject((categories: readonly Category[]): readonly MenuCategory[] =>
  categories.map(({ id, parentId, title, path }) => ({ id, parentId, title, path }))
)

/** Nothing is sent where nothing differs. */
const changedSettings = keptByObject((settings: ShopSettings) => {
  const changed = browserSettings(settings)
  return Object.keys(changed).length === 0 ? undefined : changed
})

/** A refused token: with a refresh token the browser may renew it, without one the session is over. */
async function readInit(
  site: SiteReader,
  visitor: Requester,
  refused: TokenRefused | undefined,
  notify: Notify
): Promise<{ init: Init; state: TokenState }> {
  const asGuest = () => site.init({ ...visitor, authToken: undefined }, notify)
  // With or without a refresh token: who leads from here to the sign-in has to be a guest there, too.
  if (refused) return { init: await asGuest(), state: refused.isEnded ? 'ended' : 'stale' }
  try {
    return { init: await site.init(visitor, notify), state: 'known' }
  } catch (error) {
    if (!isTokenOver(error) || visitor.authToken === undefined) throw error
    return { init: await asGuest(), state: refusedToken(error, visitor) }
  }
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
