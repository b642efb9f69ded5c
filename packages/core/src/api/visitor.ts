import type { ShopConfig } from '../platform/config.ts'
import { siteCookieNames } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import type { CallVisitor } from './call.ts'

/** Who asks, read from the cookies each time: another tab may have changed them. */
export function visitorOf({ cookies }: Platform, { siteName }: ShopConfig): CallVisitor {
  const names = siteCookieNames(siteName)
  return {
    siteId: cookies.get(names.siteId),
    currencyId: cookies.get(names.currencyId),
    cartToken: cookies.get(names.cartToken)
  }
}
