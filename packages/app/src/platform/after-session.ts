import { errorHead } from '@vitrina/core/pages'
import { type Cookies, cookieNames } from '@vitrina/core/platform'
import { afterSession } from '@vitrina/core/routes'
import { rememberedPage, type SessionContext } from '@vitrina/core/session'
import { endedFailure } from '@vitrina/core/store'
import type { Navigation } from '../routing/navigation-port.ts'
import { failurePayload, type PagePayload } from '../routing/page-payload.ts'

/** The screen of a session that the server has ended, in place of the page at `url` (§2, A14). */
function sessionEnded(url: string): PagePayload {
  const failure = endedFailure()
  const { status, reason } = failure
  return failurePayload({ url, status, head: errorHead(reason), failure })
}

export interface ShownPage extends Pick<Navigation, 'refresh' | 'openAfresh' | 'replace'> {
  getState(): {
    readonly current: { readonly payload: { readonly url: string } }
    readonly awaited: unknown
  }
  /** A message beside the page. */
  notify(text: string): void
}

export type PageCookies = Pick<Cookies, 'get' | 'set' | 'remove'>

/** Leads a visitor on who has just signed in, or is a guest again. */
export async function leadOn(
  session: SessionContext,
  { getState, refresh, openAfresh, replace, notify }: ShownPage,
  cookies: PageCookies
) {
  const { url } = getState().current.payload
  const next = afterSession(session, url, () => takePreviousLink(cookies))
  if (next.kind === 'ended') {
    // The sign-in leads back to here.
    const { name, value, maxAgeSeconds } = rememberedPage(url)
    cookies.set(name, value, { maxAge: maxAgeSeconds })
    return void replace(sessionEnded(url))
  }
  if (next.kind === 'open') return void openAfresh(next.href)
  if (next.notice !== '') notify(next.notice)
  await refresh()
  // What was read for the one is not left standing for the other until the backend is there.
  if (getState().awaited) await openAfresh(url)
}

/** Where a guest wanted to go before he was asked to sign in; told once (A21). */
function takePreviousLink(cookies: PageCookies): string | undefined {
  const link = cookies.get(cookieNames.previousLink)
  cookies.remove(cookieNames.previousLink)
  return link
}
