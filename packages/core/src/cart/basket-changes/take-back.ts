import { basketSubject } from '../../basket/basket.ts'
import type { Store } from '../../store/store.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { basketChangesMessages as messages } from './basket-changes.messages.ts'
import type { ChangeRow } from './basket-changes.view.ts'

/** Undoes a change of the basket and says so; nothing where the visitor has no say. */
export function takeBack(store: Pick<Store, 'send'>, { title, undo }: ChangeRow): void {
  if (undo === undefined) return
  store.send(basketSubject, undo.command)
  const toast = { tone: 'good', text: messages.undone(title) } as const
  store.send(toastsSubject, { type: 'toast.show', toast })
}
