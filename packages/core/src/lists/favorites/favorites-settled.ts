import type { Store } from '../../store/store.ts'
import { isFavoritesSettled } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'

/**
 * Resolves when nothing is wished that the list does not have: a press is shown before it is told,
 * and a page that is read in between would lack it.
 */
export function favoritesSettled(store: Pick<Store, 'get' | 'subscribe'>): Promise<void> {
  return new Promise(resolve => {
    const stop = store.subscribe(favoritesSubject, look)
    look()
    function look() {
      if (!isFavoritesSettled(store.get(favoritesSubject))) return
      stop()
      resolve()
    }
  })
}
