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
  /** The screen of a session that ended for inactivity, in place of the page (A14). */
  showEnded(): void
  /** A message beside the page. */
  tell(text: string): void
}

/**
 * After sign-in and sign-out, in this window or another: what was read for one visitor is not shown
 * to the next, and nobody stays on a page that is not for him.
 */
export function followSession(
  { session, subscribe }: SessionSource,
  { url, refresh, openAfresh, showEnded, tell }: ShownPage,
  takePreviousLink: () => string | undefined
): () => void {
  let wasMember = session().signedIn
  return subscribe(() => {
    const { signedIn, notice, ended } = session()
    if (signedIn === wasMember) return
    wasMember = signedIn
    const access = accessOf(url())
    // §2: 406 has a screen; 401 a message beside a public page, or on the sign-in form (A15).
    if (!signedIn && ended === 'inactive') return showEnded()
    if (!signedIn && notice !== '' && access === 'any') tell(notice)
    if (signedIn && access === 'anonymous') {
      void openAfresh(pathAfterSignIn(takePreviousLink()))
    } else if (!signedIn && access === 'member') {
      // An ended session leads to the sign-in page, which says why; a sign-out leads home.
      void openAfresh(notice === '' ? routePath('home') : url())
    } else void refresh()
  })
}

/** Whom the page at an address is for. */
export function accessOf(url: string): RouteAccess {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  return route === undefined ? 'any' : routeOf(route.name).access
}
