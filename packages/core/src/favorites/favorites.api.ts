import type { Api } from '../api/api.ts'
import { listFavoriteIds, mergeFavorites, toggleFavorite } from '../contracts/favorites.ts'
import { withoutIds } from '../device-list/device-list.ts'
import { createDeviceStore } from '../device-list/device-store.ts'
import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import type { FavoritesApi } from './favorites-events.ts'
import { FAVORITES_MAX } from './favorites-state.ts'

/** How long a tab waits for another one that merges the same list. */
const LOCK_TIMEOUT_MS = 5000

interface FavoritesApiParts {
  readonly platform: Platform
  readonly api: Api
  /** The path of the ids that are asked for at the start (N4). */
  readonly idsPath: string
}

/** The calls of favourites and the device's own list. */
export function createFavoritesApi(parts: FavoritesApiParts): FavoritesApi {
  const { platform, api, idsPath } = parts
  const store = createDeviceStore(platform, { key: storageKeys.favorites, limit: FAVORITES_MAX })
  const readIds = { ...listFavoriteIds, path: idsPath }
  return {
    kept: store.read,
    keep: store.write,
    ids: async signal => (await api(readIds, {}, signal)).data,
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
