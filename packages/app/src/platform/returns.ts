import type { ShopStore } from '@vitrina/core'
import { browserCookies } from '@vitrina/core/browser'
import { cookieNames, siteCookieNames } from '@vitrina/core/platform'
import { sessionSubject } from '@vitrina/core/session'
import { readTown } from '@vitrina/core/shipping'
import { siteSubject } from '@vitrina/core/site'

import type { PagePayload } from '../page/page-payload.ts'

/** Days and prices of a page are those of the town it was read for. */
export const isDated = ({ town, failure }: PagePayload): boolean =>
  failure === undefined && readTown(browserCookies.get(cookieNames.town)) !== town

interface ReturnedPage {
  readonly payload: () => PagePayload
  readonly refresh: () => void
  readonly reload: () => void
}

/**
 * Back may bring a whole page out of the browser's memory, as it was: money of another currency needs
 * the document anew, another town its page.
 */
export function watchReturns(shop: ShopStore, { payload, refresh, reload }: ReturnedPage): void {
  const { currencyId: name } = siteCookieNames(shop.get(siteSubject).configuration.siteName)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const chosen = browserCookies.get(name) ?? shop.get(sessionSubject).currencyId
    if (chosen !== shop.get(sessionSubject).currencyId) reload()
    else if (isDated(payload())) refresh()
  })
}
