import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import type { Store } from '../../store/store.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { certificateMessages as messages } from './certificate.messages.ts'

/** Puts one more certificate of a sum into the basket, where nothing has to be delivered for it. */
export function addCertificate(store: Pick<Store, 'get' | 'send'>, groupId: number): void {
  const count = quantityOf(store.get(basketSubject), groupId) + 1
  store.send(basketSubject, { type: 'line.set', key: groupId, count, virtual: true })
  store.send(toastsSubject, { type: 'toast.show', toast: { tone: 'good', text: messages.added } })
}
