import type { EndpointCall } from '../api/endpoint-call.ts'
import type { Consent } from '../forms/kept-consent.ts'
import { needNames } from '../platform/near-name.ts'
import type { Platform } from '../platform/platform.ts'
import { decideAccess } from '../routes/access.ts'
import type { Breadcrumb } from '../routes/breadcrumbs.ts'
import { noPage } from '../routes/no-page.ts'
import { matchRoute } from '../routes/route-match.ts'
import { routePath } from '../routes/route-path.ts'
import type { RouteName, RouteParams } from '../routes/routes.ts'
import type { SessionContext } from '../session/session.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import type { SiteContext } from '../session/site/site.ts'
import { type ScreenFailure, screenFailure } from '../store/error-screen.ts'
import type { AccountCounts } from './account-counts.ts'
import type { ShopRequest } from './define-loader.ts'
import type { PageHead } from './head-of.ts'
import { errorHead } from './head-of.ts'
import type { PageData, PageSections } from './pages.ts'
import {
  type LedElsewhere,
  type PageContext,
  type ReadPage,
  readPage,
  type WantedPage
} from './read-page.ts'

/** A page by its name; its address is made of it. */
export type NamedPage<Name extends RouteName> = {
  readonly name: Name
  /** Of the address, with or without its `?`. */
  readonly query?: string | URLSearchParams | undefined
} & (keyof RouteParams<Name> extends never
  ? { readonly params?: RouteParams<Name> }
  : { readonly params: RouteParams<Name> })

export interface LoadPageOptions {
  /** Calls the backend in the visitor's name. */
  readonly api: EndpointCall
  readonly session: SessionContext
  readonly site: Pick<SiteContext, 'configuration'>
  /** The shop's own address, for links that have to be whole; no slash at the end. */
  readonly origin: string
  /** Makes HTML of the backend harmless: nothing else stands between it and the page (S1). */
  readonly clean: (html: string) => string
  /** Where the visitor wants things to be sent. */
  readonly town?: string | undefined
  /** What the visitor has allowed. */
  readonly consent?: Consent | undefined
  /** Only the browser can renew the visitor's token (R10); a server learns it of `readRequest`. */
  readonly renews?: boolean
  /** The page shown before inside the application; none of a document that is loaded (A20). */
  readonly previousRoute?: RouteName | undefined
  /** Whether the account's menu stands beside the page: then its numbers are read. */
  readonly hasMenu?: boolean
  /** The one section to read again; left out for the whole page. */
  readonly section?: string | undefined
  /** Whether this front has a screen at a path; all pages of the route table, where it is left out. */
  readonly hasScreen?: (path: string) => boolean
  /** Titles of pages that the shop file changes. */
  readonly titleOf?: (page: RouteName) => string | undefined
  /** Absolute address of the picture for social networks, of pages that have none. */
  readonly shareImage?: string | undefined
  /** Keeps public answers for many visitors; each is asked for anew where it is left out. */
  readonly shared?: ShopRequest['shared']
  /** Gives up what a page can do without when it is late; without it, only when it fails. */
  readonly optional?: ShopRequest['optional']
  /** Milliseconds since 1970; in a browser `store.serverTime.now`, a server has it of `readRequest`. */
  readonly now: () => number
  /** Receives what of a page could not be read. */
  readonly log?: Platform['log']
}

/** A page, ready to be drawn; plain JSON. */
export interface LoadedPage<Name extends RouteName>
  extends Pick<ReadPage, 'kind' | 'status' | 'head' | 'crumbs'> {
  readonly name: Name
  readonly params: RouteParams<Name>
  /** Path and query. */
  readonly url: string
  /** What the page is about. */
  readonly data: PageData<Name>
  /** Everything else, each read by itself. */
  readonly sections: Partial<PageSections<Name>>
  /** Names of the sections that did not come: the page says so in their places. */
  readonly failed: readonly (keyof PageSections<Name> & string)[]
  readonly counts: AccountCounts | undefined
  /** States for `createStore({ initial })`, by subject. */
  readonly initial: Readonly<Record<string, unknown>>
}

/** No page is read for a token that is over: its shop, once it runs, renews it; then read again. */
interface PageRenewal {
  readonly kind: 'renewal'
  readonly head: PageHead
  readonly crumbs: readonly Breadcrumb[]
}

/** Another page stands in for it, or a form has led there. */
export interface PageLed extends LedElsewhere {
  /** To be set with the answer: where a member's page is remembered, or what a form has changed. */
  readonly cookies: readonly ChangedCookie[]
}

/** There is no page; 404 where nothing stands at the address. */
export interface FailedPage extends ScreenFailure {
  readonly kind: 'failure'
  readonly head: PageHead
}

/** Any of the pages, told apart by `kind` and `name`. */
export type PageAnswer<Name extends RouteName = RouteName> =
  | { [Each in Name]: LoadedPage<Each> }[Name]
  | PageLed
  | PageRenewal
  | FailedPage

/**
 * Reads any page of the shop, by its address or by its name: guard, data, sections that may fail, head
 * and breadcrumbs. It rejects only when it is called wrongly, with a TypeError; what the backend does not
 * answer is a page without a section, or a failure.
 */
export async function loadPage<Name extends RouteName = RouteName>(
  page: string | NamedPage<Name>,
  options: LoadPageOptions
): Promise<PageAnswer<Name>> {
  needOptions(options, 'loadPage(options)')
  // What is read is the page of this name, which a type cannot follow through the table.
  return readAnswer(
    typeof page === 'string' ? page : addressOf(page),
    options
  ) as unknown as PageAnswer<Name>
}

/** Reads the page of an address; by `load` instead of its own loader, after a form that was not taken. */
export async function readAnswer(
  url: string,
  options: LoadPageOptions,
  load?: WantedPage['load']
): Promise<PageAnswer> {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  const route = matchRoute(path)
  if (route === undefined) return failedPage(noPage(path))
  const { session, previousRoute, section, hasMenu = false } = options
  const access = decideAccess({ route: route.name, signedIn: session.signedIn, previousRoute })
  if (!access.allow) {
    return leading(url, { location: access.redirect, remember: access.rememberPath })
  }
  const context = contextOf(options)
  const [reading, initial] = await Promise.all([
    readPage(context, { url, route, section, hasMenu, load }),
    section === undefined ? readInitial(context) : {}
  ])
  if (reading.kind === 'failure') {
    context.log('error', 'A page could not be read', reading.error)
    return failedPage(reading.error)
  }
  if (reading.kind === 'redirect') return leading(url, reading)
  if (reading.kind === 'refused') {
    return { kind: 'renewal', head: errorHead(reading.error.message), crumbs: [] }
  }
  if (reading.kind !== 'page') return reading
  return { ...reading, ...route, url, initial } as unknown as PageAnswer
}

type Led = Pick<LedElsewhere, 'location' | 'remember'>

async function leading(url: string, led: Led): Promise<PageLed> {
  const cookies = led.remember ? [await remembered(url)] : []
  return { kind: 'redirect', ...led, cookies }
}

/** Its code comes with the first guest who has to sign in. */
const remembered = async (url: string) =>
  (await import('../session/visitor/visitor-cookies.ts')).rememberedPage(url)

/** A visitor's state is of no use to others: only a member's is asked for. */
async function readInitial(context: PageContext) {
  if (context.renews || !context.session.signedIn) return {}
  const { readMemberStates } = await import('./member-states.ts')
  return readMemberStates(context)
}

/** The error screen in place of a page. */
export function failedPage(error: unknown): FailedPage {
  const failure = screenFailure(error)
  return { kind: 'failure', ...failure, head: errorHead(failure.reason) }
}

function addressOf<Name extends RouteName>({ name, params, query = '' }: NamedPage<Name>): string {
  // The parameters belong to the name, which a type cannot follow.
  const path = (routePath as (name: RouteName, params?: RouteParams<Name>) => string)(name, params)
  const asked = String(query).replace(/^\?/, '')
  return asked === '' ? path : `${path}?${asked}`
}

function contextOf({
  api,
  site: { configuration },
  log = () => undefined,
  shared = (_, read) => read(api),
  hasScreen = path => matchRoute(path) !== undefined,
  titleOf = () => undefined,
  optional = (reading, none) =>
    reading.catch(error => {
      log('warn', 'A part of a page could not be read', error)
      return none
    }),
  ...options
}: LoadPageOptions): PageContext {
  const { clean, now, session, origin, renews = false, town, consent, shareImage } = options
  return {
    ...{ backend: api, configuration, log, shared, hasScreen, titleOf, now, optional },
    ...{ clean, session, origin, renews, town, consent, shareImage }
  }
}

const OPTIONS = [
  ...['api', 'session', 'site', 'origin', 'clean', 'town', 'consent', 'renews', 'hasMenu'],
  ...['previousRoute', 'section', 'hasScreen', 'titleOf', 'shareImage', 'shared', 'optional'],
  ...['now', 'log']
]

export function needOptions(options: LoadPageOptions, argument: string): void {
  needNames(options, argument, OPTIONS)
  if (typeof options.clean === 'function') return
  throw new TypeError(
    `${argument}: clean is missing: texts of the backend are HTML that others wrote; give cleanHtml of @vitrina/core/pages/clean, or a function of your own`
  )
}
