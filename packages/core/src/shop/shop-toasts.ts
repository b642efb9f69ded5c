import type { BasketActor } from '../basket/basket.machine.ts'
import { basketMessages } from '../basket/basket.messages.ts'
import { mergeText } from '../basket/merge-text.ts'
import { favoritesMessages } from '../favorites/favorites.messages.ts'
import type { FavoritesFact } from '../favorites/favorites-changes.ts'
import type { TokenStore } from '../session/tokens.ts'
import type { ShopToast } from '../toasts/toast-queue.ts'
import type { ShopLive } from './shop-live.ts'

interface ToastParts {
  readonly basket: BasketActor
  readonly toasts: ShopLive['toasts']
  readonly tokens: TokenStore
}

/** What a visitor is told of his favourites: what he did not see himself. */
export function favoritesToast(fact: FavoritesFact): ShopToast | undefined {
  if (fact.type === 'favorites.merged') return { tone: 'good', text: favoritesMessages.merged }
  return fact.type === 'favorite.failed' ? { tone: 'error', text: fact.message } : undefined
}

/** Says what the shop did by itself. Returns the way to stop. */
export function tellByToasts({ basket, toasts, tokens }: ToastParts): () => void {
  // R24: where cookies are refused the first change of the basket says what that means, once.
  const forgetful = basket.on('basket.changed', () => {
    forgetful.unsubscribe()
    if (tokens.isCartKept()) return
    const toast = { tone: 'warning' as const, text: basketMessages.forgetful }
    toasts.send({ type: 'toast.show', toast })
  })
  const merged = basket.on('basket.merged', ({ lines }) => {
    const text = mergeText(lines)
    const title = basketMessages.merged
    if (text !== '') toasts.send({ type: 'toast.show', toast: { tone: 'warning', title, text } })
  })
  return () => {
    merged.unsubscribe()
    forgetful.unsubscribe()
  }
}
