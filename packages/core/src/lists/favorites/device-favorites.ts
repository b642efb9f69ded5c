import type { Platform } from '../../platform/platform.ts'
import { sessionSubject } from '../../session/session.ts'
import type { Store } from '../../store/store.ts'
import { parseIds } from '../device-list/device-list.ts'
import { favoritesSubject } from './favorites.ts'
import { FAVORITES_MAX } from './favorites-state.ts'

/**
 * Shows a guest's list before the engine is there. The page has to stand as the server wrote it
 * until then: the server does not know what lies on a device.
 */
export function showDeviceFavorites(
  store: Pick<Store, 'get' | 'send'>,
  { storage }: Pick<Platform, 'storage'>
): undefined {
  if (store.get(sessionSubject).signedIn) return
  const ids = parseIds(storage.get(favoritesSubject.name), FAVORITES_MAX)
  if (ids.length > 0) store.send(favoritesSubject, { type: 'favorites.heard', ids })
}
