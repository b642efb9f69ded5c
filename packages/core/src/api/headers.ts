import type { ShopConfig } from '../config/config.ts'
import { siteCookieNames } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

const DEFAULT_ID = '1'
/** What may stand in a header: a cookie can be set by anyone. */
const SAFE_ID = /^[A-Za-z0-9_-]{1,36}$/

/** Headers of every call (N6), read from the cookies each time: another tab may have changed them. */
export function visitorHeaders(platform: Platform, config: ShopConfig): Record<string, string> {
  const names = siteCookieNames(config.siteName)
  const { headerNames } = config
  const cartToken = platform.cookies.get(names.cartToken) ?? ''
  return {
    accept: 'application/json',
    [headerNames.siteId]: safeId(platform.cookies.get(names.siteId)),
    [headerNames.currencyId]: safeId(platform.cookies.get(names.currencyId)),
    [headerNames.client]: 'site',
    ...(SAFE_ID.test(cartToken) && { [headerNames.cartToken]: cartToken })
  }
}

const safeId = (id = '') => (SAFE_ID.test(id) ? id : DEFAULT_ID)
