import type { Shop, ShopStore } from '../shop/shop.ts'
import { createStore } from '../store/store.ts'
import { browserHost } from './browser-host.ts'
import type { PagePlatform } from './page-shop.ts'

/**
 * The store of a page that a server has begun, with what `createRequestReader` gives as `initial`. Made
 * once for a page, in the browser and for each drawing on a server, where it only shows. It fetches the shop itself.
 */
export function createPageStore(
  initial: Readonly<Record<string, unknown>>,
  platform: PagePlatform = {}
): ShopStore {
  const { clock, randomBytes } = browserHost
  const store: ShopStore = createStore<Shop>({
    initial,
    host:
      typeof document === 'undefined' ? { clock, randomBytes, ofOneRequest: true } : browserHost,
    loadShop: async () => (await import('./page-shop.ts')).openPageShop(store, platform)
  })
  return store
}
