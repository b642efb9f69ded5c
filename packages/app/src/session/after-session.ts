import { matchRoute, routePath } from '@vitrina/core'
import { pathAfterSignIn, type RouteAccess, routeOf } from '@vitrina/core/routes'
import type { SessionContext } from '@vitrina/core/session'

import type { Navigation } from './navigation-port.ts'

export interface ShownPage extends Pick<Navigation, 'refresh' | 'openAfresh'> {
  url(): string
  /** The screen of a session that ended for inactivity, in place of the page (A14). */
  showEnded(): void
  /** A message beside the page. */
  tell(text: string): void
}

/** Where a visitor who has just signed in, or is a guest again, goes on. */
export function afterSession(
  { signedIn, notice, ended }: SessionContext,
  { url, refresh, openAfresh, showEnded, tell }: ShownPage,
  takePreviousLink: () => string | undefined
) {
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
}

/** Whom the page at an address is for. */
function accessOf(url: string): RouteAccess {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  return route === undefined ? 'any' : routeOf(route.name).access
}
