import type { BasketActor } from './basket/basket.machine.ts'
import { basketMessages } from './basket/basket.messages.ts'
import { mergeText } from './basket/merge-text.ts'
import type { ShopLive } from './shop-live.ts'

interface ToastParts {
  readonly basket: BasketActor
  readonly toasts: ShopLive['toasts']
}

/** Says what the shop did by itself. Returns the way to stop. */
export function tellByToasts({ basket, toasts }: ToastParts): () => void {
  const merged = basket.on('basket.merged', ({ lines }) => {
    const text = mergeText(lines)
    const title = basketMessages.merged
    if (text !== '') toasts.send({ type: 'toast.show', toast: { tone: 'warning', title, text } })
  })
  return () => merged.unsubscribe()
}
