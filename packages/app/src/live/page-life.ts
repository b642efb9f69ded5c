import type { OpenLine, Shop, ShopStore } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { browserCookies, browserHost, deviceStorage, tabStorage } from '@vitrina/core/browser'
import { isAllowed } from '@vitrina/core/forms'
import { cookieNames, forgetMember, siteCookieNames } from '@vitrina/core/platform'
import { isSessionNews, sessionSubject, siteSubject } from '@vitrina/core/session'
import { readTown } from '@vitrina/core/values'
import type { ReturnedPage } from '../platform/check-return.ts'
import { createCalm } from '../platform/first-touch.ts'
import { namedFiles } from '../platform/named-files.ts'
import type { NavigationPorts } from '../routing/navigation.ts'
import {
  CART_TOKEN_HEADER,
  type PagePayload,
  type PayloadRedirect,
  payloadUrl
} from '../routing/page-payload.ts'
import type { EngineSurroundings } from './follow-page.ts'

interface PageOptions extends EngineSurroundings {
  readonly ports: Pick<NavigationPorts, 'loadPayload'>
}

/** When which part of the late code comes to a page. */
interface PageLife {
  /** The page has come to rest: whoever has nothing open here is only connected. */
  rest(): Promise<void>
  /** Fetches the shop at once; it starts when the visitor pauses, in tasks of their own. */
  loadShop(): Promise<Shop>
}

/** A page lives by its line until somebody needs its shop. */
export function createPageLife({ navigation, store, ports }: PageOptions): PageLife {
  let coming: Promise<typeof import('./page-line.ts')> | undefined
  let line: OpenLine | undefined
  let isShopWanted = false

  function begin() {
    coming ??= import('./page-line.ts').then(code => {
      code.followPage({ navigation, store })
      code.followRouteRules(ports)
      return code
    })
    // Code that did not come is asked for again.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  return {
    async rest() {
      if (needsShop(store)) return void store.engine().catch(() => undefined)
      const { arrivals } = navigation.getState()
      const code = await begin()
      if (isShopWanted) return
      line = code.openPageLine({ navigation, store })
      // What is arrived at without a touch, by Back, is checked by the shop (G2).
      const stop = navigation.subscribe(() => {
        if (navigation.getState().arrivals === arrivals) return
        stop()
        void store.engine().catch(() => undefined)
      })
    },
    async loadShop() {
      isShopWanted = true
      const calm = createCalm()
      try {
        // The press that wants it is answered first.
        await browserHost.painted()
        const files = namedFiles('shop')
        for (const file of files) bringAhead(file)
        const rest = begin()
        // Each in a task of its own, before the one that needs it. What is missing, the last one tells.
        for (const file of files) {
          await calm()
          await import(/* @vite-ignore */ file).catch(() => undefined)
        }
        await rest
        await calm()
        const { createEngine } = await import('./engine.ts')
        return await createEngine({ navigation, store, line, calm })
      } catch (error) {
        isShopWanted = false
        throw error
      }
    }
  }
}

const bringAhead = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  )

/** Who is signed in, has something in the basket or agreed to be counted is met without a touch. */
function needsShop(store: EngineSurroundings['store']): boolean {
  const { siteName, analyticsKey } = store.get(siteSubject).configuration
  const isMember =
    store.get(sessionSubject).signedIn ||
    browserCookies.get(siteCookieNames(siteName).authToken) !== undefined
  const isCounted =
    analyticsKey !== '' && isAllowed(browserCookies.get(cookieNames.consent), 'analytics')
  return isMember || isCounted || Object.keys(store.get(basketSubject).counts).length > 0
}

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
  const check = () => {
    const isMember = browserCookies.get(names.authToken) !== undefined
    if (isMember !== shop.get(sessionSubject).signedIn) compare()
  }
  browserHost.tabs.listen(message => isSessionNews(message) && compare())
  addEventListener('pageshow', check)
  document.addEventListener('visibilitychange', check)
}

/** Days and prices of a page are those of the town it was read for. */
export const isDated = ({ town, failure }: PagePayload): boolean =>
  failure === undefined && readTown(browserCookies.get(cookieNames.town)) !== town

/** Back may bring a whole page out of the browser's memory, as it was. */
export const watchReturns = (shop: ShopStore, page: ReturnedPage) =>
  addEventListener('pageshow', ({ persisted }) => {
    // Without a network there is nothing to read anew either.
    if (persisted)
      import('../platform/check-return.ts').then(
        check => check.checkReturn(shop, page),
        () => {}
      )
  })
