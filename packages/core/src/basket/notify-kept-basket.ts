import { sessionMessages } from '../session/session.messages.ts'
import type { Store } from '../store/store.ts'
import { toastsSubject } from '../store/toasts.ts'
import { basketSubject } from './basket.ts'
import { badgeCount } from './basket-log.ts'

/** Tells whoever signs in with goods in the basket that they came along. */
export async function notifyKeptBasket(
  store: Pick<Store, 'get' | 'send'>,
  signingIn: Promise<boolean>
): Promise<void> {
  const hadGoods = badgeCount(store.get(basketSubject)) > 0
  if (!(await signingIn) || !hadGoods) return
  const toast = { tone: 'good', text: sessionMessages.basketKept } as const
  store.send(toastsSubject, { type: 'toast.show', toast })
}
