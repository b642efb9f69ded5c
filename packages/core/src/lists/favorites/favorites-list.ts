import type { Platform } from '../../platform/platform.ts'
import { sessionSubject } from '../../session/session.ts'
import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import type { ShopToast } from '../../store/toast-queue.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { parseIds } from '../device-list/device-list.ts'
import type { OwnList } from '../device-list/own-list.ts'
import { favoriteFields } from './favorites.form.ts'
import { favoritesMessages } from './favorites.messages.ts'
import { favoritesCount } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import { FAVORITES_MAX, type FavoritesContext, isFavorite } from './favorites-state.ts'

/** A product by what its heart knows of it. */
interface FavoriteProduct {
  readonly id: number
  readonly title: string
}

/** Puts a product in, or takes it out, and says so; what was taken out can be brought back. */
export function turnFavorite(store: Pick<Store, 'get' | 'send'>, product: FavoriteProduct): void {
  const favorite = !isFavorite(store.get(favoritesSubject), product.id)
  store.send(favoritesSubject, { type: 'favorite.set', productId: product.id, favorite })
  const toast = favorite ? added() : removed(product)
  store.send(toastsSubject, { type: 'toast.show', toast })
}

const added = (): ShopToast => ({ tone: 'good', text: favoritesMessages.added })

/** With its title: each of several products has a way back of its own (C17). */
const removed = ({ id, title }: FavoriteProduct): ShopToast => ({
  ...{ tone: 'good', title, text: favoritesMessages.removed },
  action: toastAction(favoritesMessages.restore, favoritesSubject, {
    type: 'favorite.set',
    productId: id,
    favorite: true
  })
})

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

/** A heart on every product, and the place where what it was pressed on is found. */
export const favoritesList: OwnList<FavoritesContext> = {
  subject: favoritesSubject,
  route: 'favorites',
  icon: 'heart',
  isInAccount: true,
  title: () => favoritesMessages.title,
  count: favoritesCount,
  has: isFavorite,
  label: title => favoritesMessages.name(title),
  hint: isIn => (isIn ? favoritesMessages.takeOut : favoritesMessages.putIn),
  turn: turnFavorite,
  fields: favoriteFields,
  open: showDeviceFavorites
}
