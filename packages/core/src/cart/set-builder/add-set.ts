import { basketSubject } from '../../basket/basket.ts'
import type { SetLine } from '../../basket/basket-commands.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import type { Store } from '../../store/store.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { setBuilderMessages as messages } from './set-builder.messages.ts'

/**
 * Puts a built set into the basket and says so: one more of it, or in the place of the line that was
 * built anew, as many as there were.
 */
export function addSet(
  store: Pick<Store, 'get' | 'send'>,
  setId: string,
  edited: string | undefined
): void {
  for (const command of addSetCommands(store.get(basketSubject), setId, edited)) {
    store.send(basketSubject, command)
  }
  const text = edited === undefined ? messages.placed : messages.saved
  store.send(toastsSubject, { type: 'toast.show', toast: { tone: 'good', text } })
}

/** What that asks of the basket. */
export function addSetCommands(
  basket: BasketContext,
  setId: string,
  edited: string | undefined
): readonly SetLine[] {
  if (edited === undefined) {
    return [{ type: 'line.set', key: setId, count: quantityOf(basket, setId) + 1 }]
  }
  const count = Math.max(1, quantityOf(basket, edited))
  const add = { type: 'line.set', key: setId, count } as const
  return edited === setId ? [add] : [add, { type: 'line.set', key: edited, count: 0 }]
}
