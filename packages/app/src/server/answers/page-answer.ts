import { ApiError, matchRoute, type ShopState } from '@vitrina/core'
import { type BasketContext, compactBasketState, emptyBasket } from '@vitrina/core/basket'
import { getBasket } from '@vitrina/core/contracts'
import {
  errorHead,
  type LedElsewhere,
  type PageReading,
  readMemberStates,
  readPage
} from '@vitrina/core/pages'
import { cleanHtml } from '@vitrina/core/pages/clean'
import {
  decideAccess,
  noPage,
  type RouteMatch,
  type RouteName,
  routeTitle
} from '@vitrina/core/routes'
import { endedFailure, screenFailure } from '@vitrina/core/store'
import { hasScreen, isBuilt, loadPage } from '../../pages/index.ts'
import { type AnsweredPage, failurePayload } from '../../routing/page-payload.ts'
import { type PageContext, TokenRefused } from './page-context.ts'
import type { PageRequest } from './page-request.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly payload: AnsweredPage; readonly shop: ShopState }
  /** `isForGood`: the page has this address from now on. */
  | (LedElsewhere & { readonly isForGood?: boolean })

/** Decides what an address shows to a visitor: a page, an error screen or another address. */
export async function answerPage(context: PageContext, page: PageRequest): Promise<PageAnswer> {
  const { url } = page.wanted
  const route = matchRoute(pathOf(url))
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
  const [payload, basket, own] = await Promise.all([
    loadPayload(context, page, route),
    context.optional(readBasket(context), emptyBasket()),
    context.renew || !session.signedIn ? {} : readMemberStates(context)
  ])
  if ('kind' in payload) return payload
  const shop = { ...context.shop, ...own, session, basket }
  return { kind: 'page', payload: { ...payload, town }, shop }
}

/** The page that was shown before: only the application knows it, a document load starts anew (A20). */
function previousRouteOf({ wanted, request, sources }: PageRequest): RouteName | undefined {
  const path = wanted.isPayload ? request.headers['previous-path'] : undefined
  return matchRoute(sources.addresses.inner(String(path ?? '')))?.name
}

async function loadPayload(
  context: PageContext,
  { wanted: { url }, part: section, again }: PageRequest,
  route: RouteMatch | undefined
): Promise<AnsweredPage | LedElsewhere> {
  if (route === undefined || !isBuilt(route.name)) {
    return failedPayload(context, url, noPage(pathOf(url)))
  }
  const { frame } = await loadPage({ route, failure: undefined })
  const hasMenu = frame.kind === 'member'
  const reading = await readPage(sourceOf(context), {
    ...{ url, route, section, hasMenu, load: again?.load }
  })
  if (reading.kind === 'redirect') return reading
  if (reading.kind === 'refused') throw new TokenRefused(reading.error)
  if (reading.kind === 'failure') return failedPayload(context, url, reading.error)
  return payloadOf(context, { url, route }, reading)
}

function sourceOf({ shop, visitor, addresses, renew, ...context }: PageContext) {
  return {
    ...context,
    ...{ configuration: shop.configuration, town: visitor.town, consent: visitor.consent },
    ...{ renews: renew, clean: cleanHtml, now: Date.now, titleOf: addresses.titleOf },
    hasScreen: (path: string) => hasScreen(addresses.inner(path)),
    shareImage: `${context.origin}/assets/share-1200x630.png`
  }
}

/** An expired token: the browser renews it and reads the page again (R10). */
const WAITING = { status: 200, data: null, sections: {}, counts: undefined }

function payloadOf(
  { addresses, origin, renew }: PageContext,
  { url, route }: { readonly url: string; readonly route: RouteMatch },
  reading: Extract<PageReading, { kind: 'page' | 'renewal' }>
): AnsweredPage {
  const { status, data, sections, counts } = reading.kind === 'page' ? reading : WAITING
  const head = addresses.head(reading.head, origin)
  return {
    ...{ url, route, title: routeTitle(route.name), failure: undefined, renew },
    ...{ head, crumbs: reading.crumbs, status, data, sections },
    frame: counts === undefined ? {} : { counts }
  }
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

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'
