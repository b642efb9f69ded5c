import { ApiError, matchRoute, type ShopState } from '@vitrina/core'
import { type BasketContext, compactBasketState, emptyBasket } from '@vitrina/core/basket'
import { getBasket } from '@vitrina/core/contracts'
import { NOT_FOUND, UNAUTHORIZED } from '@vitrina/core/platform'
import {
  breadcrumbs,
  decideAccess,
  noPage,
  pagesAbove,
  type RouteMatch,
  type RouteName,
  routePath,
  routeTitle,
  safeInternalPath
} from '@vitrina/core/routes'
import { isTokenOver } from '@vitrina/core/session'
import { endedFailure, screenFailure } from '@vitrina/core/store'
import { type LoadedData, PageRedirect, type ShopRequest } from '../../loaders/define-loader.ts'
import { readFrame } from '../../loaders/frame.ts'
import { errorHead, headOf } from '../../loaders/head-of.ts'
import { type AnsweredPage, failurePayload } from '../../loaders/page-payload.ts'
import { hasScreen, isBuilt, loadPage } from '../../pages/index.ts'
import { broughtStates, loaderOf, whySignIn } from '../../pages/loaders.ts'
import type { AddressEdge } from '../requests/address-edge.ts'
import { type PageContext, TokenRefused } from './page-context.ts'
import type { PageRequest } from './page-request.ts'
import { readSections } from './page-sections.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly payload: AnsweredPage; readonly shop: ShopState }
  | {
      readonly kind: 'redirect'
      readonly location: string
      readonly remember: boolean
      /** The page has this address from now on. */
      readonly isForGood?: boolean
    }

/** Decides what an address shows to a visitor: a page, an error screen or another address. */
export async function answerPage(context: PageContext, page: PageRequest): Promise<PageAnswer> {
  const { url } = page.wanted
  const path = url.split('?', 1)[0] ?? '/'
  const route = matchRoute(path)
  const { session } = context
  const { town } = context.visitor
  if (context.hasEnded) {
    const payload = { ...failedPayload(context, url, sessionEnded()), town }
    return { kind: 'page', payload, shop: context.shop }
  }
  if (route !== undefined) {
    const previousRoute = previousRouteOf(page)
    const access = decideAccess({ route: route.name, signedIn: session.signedIn, previousRoute })
    if (!access.allow) {
      return { kind: 'redirect', location: access.redirect, remember: access.rememberPath }
    }
  }
  try {
    const [payload, basket, own] = await Promise.all([
      loadPayload(context, page, path, route),
      context.optional(readBasket(context), emptyBasket()),
      readMemberStates(context)
    ])
    const shop = { ...context.shop, ...own, session, basket }
    return { kind: 'page', payload: { ...payload, town }, shop }
  } catch (error) {
    if (!(error instanceof PageRedirect)) throw error
    const location = safeInternalPath(error.location) ?? '/'
    return { kind: 'redirect', location, remember: location === routePath('user-signin') }
  }
}

/** The page that was shown before: only the application knows it, a document load starts anew (A20). */
function previousRouteOf({ wanted, request, sources }: PageRequest): RouteName | undefined {
  const path = wanted.isPayload ? request.headers['previous-path'] : undefined
  return matchRoute(sources.addresses.inner(String(path ?? '')))?.name
}

async function loadPayload(
  context: PageContext,
  { wanted: { url }, part: section, again }: PageRequest,
  path: string,
  route: RouteMatch | undefined
): Promise<AnsweredPage> {
  if (route === undefined || !isBuilt(route.name)) return failedPayload(context, url, noPage(path))
  const { frame } = await loadPage({ route, failure: undefined })
  const { session, backend, shared, optional, origin, addresses, shop, renew, visitor } = context
  const { configuration } = shop
  const request = {
    ...{ ...route, url, path, origin, configuration, session },
    ...{ backend, shared, optional, whySignIn },
    hasScreen: (path: string) => hasScreen(addresses.inner(path)),
    ownTitle: addresses.titleOf(route.name),
    ...{ town: visitor.town, consent: visitor.consent }
  }
  const shown = { url, route, title: routeTitle(route.name), failure: undefined, renew }
  try {
    const [{ loaded, sections }, frameData] = await Promise.all([
      (again?.load ?? loaderOf(route.name))(request).then(async found => ({
        loaded: found,
        sections: await readSections(context, found.sections, section)
      })),
      readFrame(frame, request)
    ])
    const { status = 200, data } = loaded
    const about = aboutPage(request, addresses, loaded, sections)
    return { ...shown, ...about, status, data, sections, frame: frameData }
  } catch (error) {
    // An expired token: the browser renews it and reads the page again (R10).
    if (renew && isOfGuest(error)) {
      return {
        ...shown,
        ...aboutPage(request, addresses),
        status: 200,
        data: null,
        sections: {},
        frame: {}
      }
    }
    if (error instanceof PageRedirect) throw error
    if (isTokenOver(error) && session.signedIn) throw new TokenRefused(error)
    // Nobody is told of a refusal by the error screen: a guest has to sign in (A15).
    if (isTokenOver(error) && error.status === UNAUTHORIZED) {
      throw new PageRedirect(routePath('user-signin'))
    }
    return failedPayload(context, url, error)
  }
}

/** What a guest is told of a page may be another thing than what its member is. */
const isOfGuest = (error: unknown) =>
  error instanceof PageRedirect ||
  isTokenOver(error) ||
  (error instanceof ApiError && error.status === NOT_FOUND)

/** What a page says of itself: its head, and its place below the pages of the route tree. */
function aboutPage(
  { name, path, origin, configuration }: ShopRequest,
  addresses: AddressEdge,
  loaded?: LoadedData<unknown>,
  sections: Readonly<Record<string, unknown>> = {}
): Pick<AnsweredPage, 'head' | 'crumbs'> {
  const own = loaded?.trail ?? [{ title: routeTitle(name), path }]
  const crumbs = breadcrumbs(name, [...pagesAbove(name), ...own])
  const head = headOf({
    route: name,
    path,
    origin,
    configuration,
    loaded,
    jsonLd: loaded?.jsonLd?.(sections),
    crumbs
  })
  return { head: addresses.head(head, origin), crumbs }
}

function sessionEnded() {
  const { status, reason } = endedFailure()
  return new ApiError({ status, message: reason })
}

/** The error screen inside the shop's own header and footer. */
export function failedPayload(
  { log }: Pick<PageContext, 'log'>,
  url: string,
  error: unknown
): AnsweredPage {
  const failure = screenFailure(error)
  const { status, reason } = failure
  if (status >= 500) log('error', 'A page failed', error)
  return failurePayload({ url, status, head: errorHead(reason), failure })
}

/** The page is worth more than its badge: the engine reads the basket again. */
async function readBasket({ visitor, renew, backend }: PageContext): Promise<BasketContext> {
  if (renew || (visitor.isNew && visitor.authToken === undefined)) return emptyBasket()
  return compactBasketState(await backend(getBasket, {}))
}

/** What pages of a member's own have for every page: the numbers of badges. */
async function readMemberStates({ session, renew, backend, optional }: PageContext) {
  if (renew || !session.signedIn) return {}
  const readings = broughtStates.map(
    async ({ name, read }) => [name, await optional(read(backend), undefined)] as const
  )
  return Object.fromEntries(await Promise.all(readings))
}
