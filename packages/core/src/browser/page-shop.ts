import { basketSubject } from '../basket/basket.ts'
import type { Platform } from '../platform/platform.ts'
import { sessionSubject } from '../session/session.ts'
import { siteSubject } from '../session/site/site.ts'
import { createShop, type Shop, type ShopStore } from '../shop/shop.ts'
import { createBrowserPlatform } from './browser-platform.ts'

/** What a page may tell its shop of the host besides: another `apiUrl` than `/api`, counters. */
export type PagePlatform = Partial<Platform>

/** The living shop of this window, from what its page shows. */
export function openPageShop(store: ShopStore, platform: PagePlatform): Shop {
  const { configuration, settings } = store.get(siteSubject)
  return createShop(
    createBrowserPlatform({ path: () => location.pathname + location.search, ...platform }),
    { ...settings, siteName: configuration.siteName },
    {
      configuration,
      session: store.get(sessionSubject),
      basket: store.get(basketSubject),
      serverTime: store.serverTime
    }
  )
}
