import type { ShopStore } from '@vitrina/core'
import { browserCookies } from '@vitrina/core/browser'
import { siteCookieNames } from '@vitrina/core/platform'
import { sessionSubject, siteSubject } from '@vitrina/core/session'

export interface ReturnedPage {
  /** It was read for another town. */
  readonly isDated: () => boolean
  readonly refresh: () => void
  readonly reload: () => void
}

/** Money of another currency needs the document anew, another town its page. */
export function checkReturn(shop: ShopStore, { isDated, refresh, reload }: ReturnedPage): void {
  const { currencyId: name } = siteCookieNames(shop.get(siteSubject).configuration.siteName)
  const chosen = browserCookies.get(name) ?? shop.get(sessionSubject).currencyId
  if (chosen !== shop.get(sessionSubject).currencyId) reload()
  else if (isDated()) refresh()
}
