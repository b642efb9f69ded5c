import type { Shop, ShopStore } from '../shop/shop.ts'
import { createStore } from '../store/store.ts'
import { browserHost } from './browser-host.ts'
import type { PagePlatform } from './page-shop.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Makes the store of a page, which fetches the shop by itself when it is needed. Made once for a page, in the browser
 * and for each drawing on a server, where it only shows. `initial` is what `createRequestReader` gives; a front without a
 * server begins with `{ site: { configuration: await readConfiguration(createBrowserPlatform()) } }`.
 */
export function createPageStore(
  initial: Readonly<Record<string, unknown>>,
  platform: PagePlatform = {}
): ShopStore {
  if (process.env.NODE_ENV !== 'production') needSite(initial)
  const { clock, randomBytes } = browserHost
  const store: ShopStore = createStore<Shop>({
    initial,
    host:
      typeof document === 'undefined' ? { clock, randomBytes, ofOneRequest: true } : browserHost,
    loadShop: async () => (await import('./page-shop.ts')).openPageShop(store, platform)
  })
  return store
}

function needSite({ site }: Readonly<Record<string, unknown>>): void {
  if (site !== undefined) return
  throw new TypeError(
    'createPageStore(initial): site is missing; createRequestReader reads it on a server, readConfiguration in a browser'
  )
}
