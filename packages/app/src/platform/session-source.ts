import type { ShopStore } from '@vitrina/core'
import { browserCookies, browserHost, deviceStorage, tabStorage } from '@vitrina/core/browser'
import { cookieNames, forgetMember, siteCookieNames } from '@vitrina/core/platform'
import { isSessionNews, sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'

import type { PagePayload, PayloadRedirect } from '../page/page-payload.ts'
import { loadPayload } from './page-source.ts'

/** Where a guest wanted to go before he was asked to sign in; told once (A21). */
export function takePreviousLink(): string | undefined {
  const link = browserCookies.get(cookieNames.previousLink)
  browserCookies.remove(cookieNames.previousLink)
  return link
}

/**
 * Whether the visitor was signed in by the address he came to; told once. What another member has
 * left in this browser goes before anything reads it (A12).
 */
export function takeArrival(): boolean {
  const arrival = browserCookies.get(cookieNames.arrivedSignedIn)
  if (arrival === undefined) return false
  browserCookies.remove(cookieNames.arrivedSignedIn)
  if (arrival === 'other') forgetMember(deviceStorage, tabStorage)
  return true
}

/** The data of a page; when its session has to be renewed first, that is done before (R10). */
export const createPayloadSource = (shop: ShopStore) => {
  const { cartToken: name } = siteCookieNames(shop.get(siteSubject).configuration.siteName)
  const cartToken = () => (browserCookies.isKept(name) ? undefined : browserCookies.get(name))
  return async (url: string, isAhead: boolean): Promise<PagePayload | PayloadRedirect> => {
    const payload = await loadPayload(url, isAhead, cartToken())
    if ('redirect' in payload || !payload.renew) return payload
    await renewSession(shop)
    const again = await loadPayload(url, isAhead, cartToken())
    if (!('redirect' in again) && again.renew && again.data === null) {
      throw new Error(`Not renewed: ${url}`)
    }
    return again
  }
}

/** Gets a new pair of tokens, or ends the session when there is none to be had. */
export async function renewSession(shop: ShopStore): Promise<void> {
  const { readVisitor } = await import('./engine.ts')
  await readVisitor(await shop.engine())
}

/**
 * Another window signs in or out: the engine, if it does not run here yet, finds that the cookies
 * are not those its page was made with.
 */
export function watchOtherTabs(shop: ShopStore): void {
  const names = siteCookieNames(shop.get(siteSubject).configuration.siteName)
  // Without an engine nothing can be shown otherwise; the next look tries again.
  const compare = () => void shop.engine().catch(() => undefined)
  const look = () => {
    const isMember = browserCookies.get(names.authToken) !== undefined
    if (isMember !== shop.get(sessionSubject).signedIn) compare()
  }
  browserHost.tabs.listen(message => isSessionNews(message) && compare())
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
}
