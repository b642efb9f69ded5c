import type { Store } from '../store/store.ts'
import { favoritesSubject } from './favorites.ts'
import { isFavorite } from './favorites-state.ts'

/** Puts a product in, or takes it out. */
export function turnFavorite(
  store: Pick<Store, 'get' | 'send'>,
  { id }: { readonly id: number }
): void {
  const favorite = !isFavorite(store.get(favoritesSubject), id)
  store.send(favoritesSubject, { type: 'favorite.set', productId: id, favorite })
}
