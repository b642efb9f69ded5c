import { ApiError, matchRoute, type ShopState } from '@vitrina/core'
import { type BasketContext, compactBasketState, emptyBasket } from '@vitrina/core/basket'
import { getBasket } from '@vitrina/core/contracts'
import { screenFailure } from '@vitrina/core/error-screen'
import { errorMessages } from '@vitrina/core/errors'
import { decideAccess, noPage, type RouteMatch, type RouteName } from '@vitrina/core/routes'

import { errorHead, headOf } from '../head/head-of.ts'
import type { Backend } from '../page/backend.ts'
import { PageRedirect, type ShopRequest } from '../page/define-loader.ts'
import type { PagePayload } from '../page/page-payload.ts'
import { isBuilt } from '../pages/index.ts'
import { loaderOf } from '../pages/loaders.ts'
import type { PageContext } from './page-context.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly payload: PagePayload; readonly shop: ShopState }
  | { readonly kind: 'redirect'; readonly location: string; readonly remember: boolean }

interface PageQuestion {
  /** Path and query. */
  readonly url: string
  readonly previousRoute: RouteName | undefined
}

const UNAUTHORIZED = 401
const SESSION_ENDED = 406

/** Decides what an address shows to a visitor: a page, an error screen or another address. */
export async function answerPage(
  context: PageContext,
  question: PageQuestion
): Promise<PageAnswer> {
  const path = question.url.split('?', 1)[0] ?? '/'
  const route = matchRoute(path)
  const { session } = context
  if (context.hasEnded) {
    const payload = failedPayload(context, question.url, sessionEnded())
    return { kind: 'page', payload, shop: context.shop }
  }
  if (route !== undefined) {
    const { previousRoute } = question
    const access = decideAccess({ route: route.name, signedIn: session.signedIn, previousRoute })
    if (!access.allow) {
      return { kind: 'redirect', location: access.redirect, remember: access.rememberPath }
    }
  }
  try {
    const [payload, basket] = await Promise.all([
      loadPayload(context, question.url, path, route),
      readBasket(context)
    ])
    return { kind: 'page', payload, shop: { ...context.shop, session, basket } }
  } catch (error) {
    if (!(error instanceof PageRedirect)) throw error
    return { kind: 'redirect', location: error.location, remember: false }
  }
}

async function loadPayload(
  context: PageContext,
  url: string,
  path: string,
  route: RouteMatch | undefined
): Promise<PagePayload> {
  const shown = { url, route, failure: undefined, renew: context.renew, data: null }
  if (route === undefined || !isBuilt(route.name)) return failedPayload(context, url, noPage(path))
  const { session, backend, shared, origin } = context
  const { configuration } = context.shop
  const source = { route: route.name, path, origin, configuration }
  try {
    const optional = optionalReading(context)
    const request = {
      ...route,
      url,
      path,
      origin,
      configuration,
      session,
      backend,
      shared,
      optional
    }
    const loaded = await loaderOf(route.name)(request)
    const head = headOf({ ...source, loaded })
    return { ...shown, status: loaded.status ?? 200, head, data: loaded.data }
  } catch (error) {
    if (error instanceof PageRedirect) throw error
    // An expired token: the browser renews it and reads the page again (R10).
    if (context.renew && error instanceof ApiError && error.status === UNAUTHORIZED) {
      return { ...shown, status: 200, head: headOf(source) }
    }
    return failedPayload(context, url, error)
  }
}

const sessionEnded = () =>
  new ApiError({ status: SESSION_ENDED, message: errorMessages.sessionEnded })

const optionalReading =
  ({ log }: PageContext): ShopRequest['optional'] =>
  (reading, none) =>
    reading.catch(error => {
      log('warn', 'A part of a page could not be read', error)
      return none
    })

/** The error screen inside the shop's own header and footer. */
function failedPayload(
  { log, homeUrl }: Pick<PageContext, 'log' | 'homeUrl'>,
  url: string,
  error: unknown
): PagePayload {
  const { status, reason } = screenFailure(error)
  if (status >= 500) log('error', 'A page failed', error)
  const failure = { status, reason, homeUrl }
  const head = errorHead(reason)
  return { url, route: undefined, status, head, data: failure, failure, renew: false }
}

async function readBasket({ visitor, renew, backend, log }: PageContext): Promise<BasketContext> {
  if (renew || (visitor.isNew && visitor.authToken === undefined)) return emptyBasket()
  return readCompact(backend).catch(error => {
    // The page is worth more than its badge: the engine reads the basket again.
    log('warn', 'The basket could not be read', error)
    return emptyBasket()
  })
}

const readCompact = async (backend: Backend) => compactBasketState(await backend(getBasket, {}))
