import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import type { ShopToast } from '../../store/toast-queue.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { favoritesMessages } from './favorites.messages.ts'
import { favoritesSubject } from './favorites.ts'
import { isFavorite } from './favorites-state.ts'

/** A product by what its heart knows of it. */
export interface FavoriteProduct {
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
