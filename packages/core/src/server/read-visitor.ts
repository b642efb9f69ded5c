import type { EndpointOutput } from '../api/endpoint.ts'
import type { getInit } from '../contracts/init.ts'
import type { Category, MenuCategory } from '../entities/category.ts'
import type { Currency, Site, SiteConfiguration } from '../entities/site.ts'
import type { ShopConfig } from '../platform/config.ts'
import type { SessionContext } from '../session/session.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import type { SiteContext } from '../session/site/site.ts'
import { atSite } from '../session/site/site-of-host.ts'
import {
  isSessionOver,
  isTokenOver,
  type RequestIdentity,
  refusedToken,
  type TokenState,
  visitorSession
} from '../session/visitor/visitor.ts'
import { endedSessionCookies, firstCookies } from '../session/visitor/visitor-cookies.ts'

/** What is the same for every guest of a site. */
export interface SiteData {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly sites: readonly Site[]
}

/** Roles, categories and the profile of a visitor. */
export type Init = EndpointOutput<typeof getInit>

/** Where a server learns of a visitor. */
export interface VisitorSources<Visitor extends RequestIdentity> {
  readonly site: () => Promise<SiteData>
  /** Who asks, by the request. */
  readonly identify: (site: SiteData) => Visitor
  /** Fails with 401 or 406 where the token is over. */
  readonly init: (caller: Visitor) => Promise<Init>
  /** Settings of the shop that differ from the defaults, for the browser. */
  readonly settings: Partial<ShopConfig> | undefined
  /** The backend refused the token that the initialisation may still take. */
  readonly refused?: { readonly isEnded: boolean } | undefined
}

/** Whom a page is drawn for, and what it begins with. No token stands in it but that of `caller`. */
export interface ReadVisitor<Visitor extends RequestIdentity> {
  /** As the request says. */
  readonly visitor: Visitor
  /** In whose name the backend is asked: without a token that it does not know. */
  readonly caller: Visitor
  readonly state: TokenState
  readonly session: SessionContext
  readonly site: SiteContext
  /** What a browser keeps from its first answer on. */
  readonly cookies: readonly ChangedCookie[]
  /** Takes an ended session out of the browser. */
  readonly endedCookies: readonly ChangedCookie[]
}

/** Rejects with an ApiError where the shop could not be asked. */
export async function readVisitor<Visitor extends RequestIdentity>(
  sources: VisitorSources<Visitor>
): Promise<ReadVisitor<Visitor>> {
  const site = await sources.site()
  const { configuration, currencies, sites } = site
  const visitor = sources.identify(site)
  const { init, state } = await readInit(sources, visitor)
  return {
    visitor,
    caller: state === 'known' ? visitor : { ...visitor, authToken: undefined },
    state,
    session: visitorSession(visitor, { state, init, currencies, sites }),
    site: {
      configuration: atSite(configuration, sites, visitor.siteId),
      currencies,
      categories: menuOf(init.categories),
      settings: sources.settings
    },
    cookies: firstCookies(visitor),
    endedCookies: isSessionOver(state) ? endedSessionCookies(visitor) : []
  }
}

/** A refused token: with a refresh token the browser may renew it, without one the session is over. */
async function readInit<Visitor extends RequestIdentity>(
  { init, refused }: VisitorSources<Visitor>,
  visitor: Visitor
): Promise<{ init: Init; state: TokenState }> {
  const asGuest = () => init({ ...visitor, authToken: undefined })
  // With or without a refresh token: who leads from here to the sign-in has to be a guest there, too.
  if (refused) return { init: await asGuest(), state: refused.isEnded ? 'ended' : 'stale' }
  try {
    return { init: await init(visitor), state: 'known' }
  } catch (error) {
    if (!isTokenOver(error) || visitor.authToken === undefined) throw error
    return { init: await asGuest(), state: refusedToken(error, visitor) }
  }
}

const menus = new WeakMap<readonly Category[], readonly MenuCategory[]>()

/** What the menu shows of the categories: made once of what many requests have as the same list. */
function menuOf(categories: readonly Category[]): readonly MenuCategory[] {
  const found = menus.get(categories)
  if (found !== undefined) return found
  const menu = categories.map(({ id, parentId, title, path }) => ({ id, parentId, title, path }))
  menus.set(categories, menu)
  return menu
}
