import { pathAfterSignIn } from './access.ts'
import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'
import { accessOf, noticeBeside, type Turn } from './session-notice.ts'

/** What a page is followed by when its visitor has signed in, or is a guest again. */
export type AfterSession =
  /** The screen of a session that ended for inactivity takes the place of the page (§2, A14). */
  | { readonly kind: 'ended' }
  | { readonly kind: 'open'; readonly href: string }
  /** What was read for one visitor is not shown to the next. */
  | { readonly kind: 'refresh'; readonly notice: string }

/**
 * Where a visitor goes on from `url`; the page he wanted before the sign-in is taken only where it
 * leads there (A21).
 */
export function afterSession(
  turn: Turn,
  url: string,
  takePreviousLink: () => string | undefined
): AfterSession {
  const { signedIn, notice, ended } = turn
  const route = routeAt(url)
  const access = accessOf(route)
  if (!signedIn && ended === 'inactive') return { kind: 'ended' }
  if (signedIn && access === 'anonymous') {
    return { kind: 'open', href: pathAfterSignIn(takePreviousLink()) }
  }
  if (!signedIn && access === 'member') {
    // An ended session leads to the sign-in page, which says why; a sign-out leads home.
    return { kind: 'open', href: notice === '' ? routePath('home') : url }
  }
  return { kind: 'refresh', notice: noticeBeside(route, turn) }
}

const routeAt = (url: string) => matchRoute(url.split(/[?#]/, 1)[0] ?? '/')?.name
