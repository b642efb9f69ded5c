import type { SessionContext } from '@vitrina/core/session'

import type { PageCookies, ShownPage } from './after-session.ts'

interface SessionSource {
  session(): SessionContext
  subscribe(listener: () => void): () => void
}

/**
 * After sign-in and sign-out, in this window or another: what was read for one visitor is not shown
 * to the next, and nobody stays on a page that is not for him. The code comes with the change.
 */
export function followSession(
  { session, subscribe }: SessionSource,
  page: ShownPage,
  cookies: PageCookies
): () => void {
  let wasMember = session().signedIn
  return subscribe(() => {
    const now = session()
    if (now.signedIn === wasMember) return
    wasMember = now.signedIn
    void import('./after-session.ts').then(({ leadOn }) => leadOn(now, page, cookies))
  })
}
