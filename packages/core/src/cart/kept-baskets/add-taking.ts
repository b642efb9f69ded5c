import { basketSubject } from '../../basket/basket.ts'
import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { keptBasketMessages as messages } from './kept-baskets.messages.ts'
import type { Taking } from './taking.ts'

/** Puts a kept basket into the present one and says so, with the way back. */
export function addTaking(
  store: Pick<Store, 'send'>,
  name: string,
  { commands, undo }: Taking
): void {
  for (const command of commands) store.send(basketSubject, command)
  const action = toastAction(messages.undo, basketSubject, ...undo)
  const toast = { tone: 'good', text: messages.taken(name), action } as const
  store.send(toastsSubject, { type: 'toast.show', toast })
}
