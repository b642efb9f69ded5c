import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { NOT_FOUND, UNAUTHORIZED } from '../platform/statuses.ts'
import { type Breadcrumb, breadcrumbs, pagesAbove } from '../routes/breadcrumbs.ts'
import type { RouteMatch } from '../routes/route-match.ts'
import { routePath } from '../routes/route-path.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import type { RouteName } from '../routes/routes.ts'
import { safeInternalPath } from '../routes/safe-path.ts'
import { isTokenOver } from '../session/visitor/visitor.ts'
import type { AccountCounts } from './account-counts.ts'
import { type LoadedData, PageRedirect, type ShopRequest } from './define-loader.ts'
import type { PageHead } from './head-of.ts'
import { headOf } from './head-of.ts'
import { loaderOf, whySignIn } from './pages.ts'
import { readSections } from './read-sections.ts'

/** For whom pages are read, and from where. */
export interface PageContext
  extends Omit<ShopRequest, 'name' | 'ownTitle' | 'path' | 'url' | 'whySignIn'> {
  /** The browser has to renew the session first: until then the backend takes its visitor for a guest (R10). */
  readonly renews: boolean
  /** The title that the shop file gives a page. */
  readonly titleOf: (page: RouteName) => string | undefined
  /** Absolute address of the picture that stands for a page which has none. */
  readonly shareImage: string | undefined
  readonly log: Platform['log']
}

/** One page that is wanted. */
export interface WantedPage {
  /** Path and query. */
  readonly url: string
  readonly route: RouteMatch
  /** The one section to read again; undefined for the whole page. */
  readonly section?: string | undefined
  /** Whether the account's menu stands beside the page. */
  readonly hasMenu?: boolean
  /** Reads the page instead of its loader, after a form that was not taken. */
  readonly load?: ((request: ShopRequest) => Promise<LoadedData<unknown>>) | undefined
}

/** What a page says of itself: its head, and its place below the pages of the route tree. */
interface AboutPage {
  readonly head: PageHead
  readonly crumbs: readonly Breadcrumb[]
}

export interface ReadPage extends AboutPage {
  readonly kind: 'page'
  readonly status: number
  readonly data: unknown
  readonly sections: Readonly<Record<string, unknown>>
  /** Names of the sections that did not come. */
  readonly failed: readonly string[]
  /** None without a menu, and of a guest. */
  readonly counts: AccountCounts | undefined
}

/** Another address, one of the shop's own; `remember`: the sign-in leads back from there. */
export interface LedElsewhere {
  readonly kind: 'redirect'
  readonly location: string
  readonly remember: boolean
}

export type PageReading =
  | ReadPage
  | LedElsewhere
  /** The page is for a member whose token is over: the browser renews it and reads again (R10). */
  | ({ readonly kind: 'renewal' } & AboutPage)
  /** The token by which the visitor had just been known was refused (A15). */
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'failure'; readonly error: unknown }

/** Reads what a page shows. Whether the visitor may see it `decideAccess` has said before. */
export async function readPage(context: PageContext, wanted: WantedPage): Promise<PageReading> {
  const request = requestOf(context, wanted)
  try {
    const load = wanted.load ?? (await loaderOf(wanted.route.name)).load
    const [{ loaded, ...sections }, counts] = await Promise.all([
      readLoaded(context, () => load(request), wanted.section),
      wanted.hasMenu && context.session.signedIn ? countsOf(context) : undefined
    ])
    const { status = 200, data } = loaded
    const about = aboutPage(context, request, loaded, sections.sections)
    return { kind: 'page', ...about, status, data, ...sections, counts }
  } catch (error) {
    return readingOf(error, context, request)
  }
}

const requestOf = (context: PageContext, { url, route }: WantedPage) => ({
  ...context,
  ...route,
  ...{ url, path: url.split('?', 1)[0] ?? '/', whySignIn },
  ownTitle: context.titleOf(route.name)
})

const countsOf = async (context: PageContext) =>
  (await import('./account-counts.ts')).readCounts(context)

async function readLoaded(
  context: PageContext,
  load: () => Promise<LoadedData<unknown>>,
  section: string | undefined
) {
  const loaded = await load()
  return { loaded, ...(await readSections(context, loaded.sections, section)) }
}

function readingOf(error: unknown, context: PageContext, request: ShopRequest): PageReading {
  const { renews, session } = context
  if (renews && isOfGuest(error)) return { kind: 'renewal', ...aboutPage(context, request) }
  if (error instanceof PageRedirect) return ledTo(error.location)
  if (!isTokenOver(error)) return { kind: 'failure', error }
  if (session.signedIn) return { kind: 'refused', error }
  // Nobody is told of a refusal by the error screen: a guest has to sign in (A15).
  return error.status === UNAUTHORIZED
    ? ledTo(routePath('user-signin'))
    : { kind: 'failure', error }
}

/** What a guest is told of a page may be another thing than what its member is. */
const isOfGuest = (error: unknown) =>
  error instanceof PageRedirect ||
  isTokenOver(error) ||
  (error instanceof ApiError && error.status === NOT_FOUND)

function ledTo(address: string): LedElsewhere {
  const location = safeInternalPath(address) ?? '/'
  return { kind: 'redirect', location, remember: location === routePath('user-signin') }
}

function aboutPage(
  { origin, configuration, shareImage }: PageContext,
  { name, path }: ShopRequest,
  loaded?: LoadedData<unknown>,
  sections: Readonly<Record<string, unknown>> = {}
): AboutPage {
  const own = loaded?.trail ?? [{ title: routeTitle(name), path }]
  const crumbs = breadcrumbs(name, [...pagesAbove(name), ...own])
  const jsonLd = loaded?.jsonLd?.(sections)
  return {
    head: headOf({ route: name, path, origin, configuration, loaded, jsonLd, crumbs, shareImage }),
    crumbs
  }
}
