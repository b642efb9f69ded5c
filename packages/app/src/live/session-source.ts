import type { ShopStore } from '@vitrina/core'
import { browserCookies, browserHost, deviceStorage, tabStorage } from '@vitrina/core/browser'
import { cookieNames, forgetMember, siteCookieNames } from '@vitrina/core/platform'
import { isSessionNews, sessionSubject, siteSubject } from '@vitrina/core/session'
import {
  CART_TOKEN_HEADER,
  type PagePayload,
  type PayloadRedirect,
  payloadUrl
} from '../loaders/page-payload.ts'

/** The data of a page; an answer that is no payload is an error. `isAhead`: nobody is there yet. */
async function loadPayload(
  url: string,
  isAhead: boolean,
  cartToken?: string | undefined
): Promise<PagePayload | PayloadRedirect> {
  const headers = {
    accept: 'application/json',
    ...(cartToken !== undefined && { [CART_TOKEN_HEADER]: cartToken }),
    'previous-path': location.pathname,
    ...(isAhead && { purpose: 'prefetch' })
  }
  const response = await fetch(payloadUrl(url), { headers })
  // Any status: a page that is not there is a page as well.
  return response.json()
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
  return async (url: string, isAhead: boolean) => {
    const read = () => loadPayload(url, isAhead, cartToken())
    const payload = await read()
    return payload.renew ? (await loadRenewal()).readRenewed(shop, read) : payload
  }
}

/** Whoever needs no other token does without it. */
export const loadRenewal = () => import('./renewal.ts')

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
