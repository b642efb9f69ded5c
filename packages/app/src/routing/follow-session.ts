import { matchRoute, routePath } from '@vitrina/core'
import { pathAfterSignIn, type RouteAccess, routeOf } from '@vitrina/core/routes'
import { type SessionContext } from '@vitrina/core/session'

import type { Navigation } from './navigation.ts'

interface SessionSource {
  session(): SessionContext
  subscribe(listener: () => void): () => void
}

interface ShownPage extends Pick<Navigation, 'refresh' | 'openAfresh'> {
  url(): string
}

/**
 * After sign-in and sign-out, in this window or another: what was read for one visitor is not shown
 * to the next, and nobody stays on a page that is not for him.
 */
export function followSession(
  { session, subscribe }: SessionSource,
  { url, refresh, openAfresh }: ShownPage,
  takePreviousLink: () => string | undefined
): () => void {
  let wasMember = session().signedIn
  return subscribe(() => {
    const { signedIn, notice } = session()
    if (signedIn === wasMember) return
    wasMember = signedIn
    const access = accessOf(url())
    if (signedIn && access === 'anonymous') {
      void openAfresh(pathAfterSignIn(takePreviousLink()))
    } else if (!signedIn && access === 'member') {
      // An ended session leads to the sign-in page, which says why; a sign-out leads home.
      void openAfresh(notice === '' ? routePath('home') : url())
    } else void refresh()
  })
}

function accessOf(url: string): RouteAccess {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  return route === undefined ? 'any' : routeOf(route.name).access
}
