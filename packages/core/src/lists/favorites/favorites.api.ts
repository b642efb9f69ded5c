import type { EndpointCall } from '../../api/endpoint-call.ts'
import { listFavoriteIds, mergeFavorites, toggleFavorite } from '../../contracts/favorites.ts'
import type { Platform } from '../../platform/platform.ts'
import { withoutIds } from '../device-list/device-list.ts'
import { createDeviceStore } from '../device-list/keep-list.ts'
import { favoritesSubject } from './favorites.ts'
import type { FavoritesApi } from './favorites-events.ts'
import { FAVORITES_MAX } from './favorites-state.ts'

/** How long a tab waits for another one that merges the same list. */
const LOCK_TIMEOUT_MS = 5000

interface FavoritesApiOptions {
  readonly platform: Platform
  readonly api: EndpointCall
}

/** The calls of favourites and the device's own list. */
export function createFavoritesApi({ platform, api }: FavoritesApiOptions): FavoritesApi {
  const store = createDeviceStore(platform, { key: favoritesSubject.name, limit: FAVORITES_MAX })
  return {
    kept: store.read,
    keep: store.write,
    ids: async signal => (await api(listFavoriteIds, {}, signal)).data,
    merge: signal =>
      platform.tabs.alone('favorites', LOCK_TIMEOUT_MS, async () => {
        const kept = store.read()
        if (kept.length === 0) return { ids: [], count: 0 }
        const body = { productIds: [...kept] }
        const { data } = await api(mergeFavorites, { body }, signal)
        store.write(withoutIds(store.read(), kept))
        return { ids: data, count: kept.length }
      }),
    async toggle(product, signal) {
      return (await api(toggleFavorite, { body: { product } }, signal)).favorite
    },
    log: failure => platform.log('warn', 'Favourites are not known', failure)
  }
}
