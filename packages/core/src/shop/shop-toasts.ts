import { basketNewsMessages } from '../basket/basket-news.messages.ts'
import { mergeText } from '../basket/merge-text.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import type { SessionContext } from '../session/session.ts'

/** Says what the shop did by itself. */
export function showToasts({ basket, session, toasts, store, onStop }: EngineContext): void {
  // R24: where cookies are refused the first change of the basket says what that means, once.
  const forgetful = basket.on('basket.changed', () => {
    forgetful.unsubscribe()
    if (store.isCartKept()) return
    const toast = { tone: 'warning' as const, text: basketNewsMessages.forgetful }
    toasts.send({ type: 'toast.show', toast })
  })
  const merged = basket.on('basket.merged', ({ lines }) => {
    const text = mergeText(lines)
    const title = basketNewsMessages.merged
    if (text !== '') toasts.send({ type: 'toast.show', toast: { tone: 'warning', title, text } })
  })
  let wasLost = false
  const initialisation = session.subscribe(snapshot => {
    const isLost = isInitLost(snapshot.context)
    const toast = { tone: 'error' as const, text: errorMessages.init }
    if (isLost && !wasLost) toasts.send({ type: 'toast.show', toast })
    wasLost = isLost
  })
  for (const subscription of [initialisation, merged, forgetful])
    onStop(() => subscription.unsubscribe())
}

/** §8: who the visitor is could not be asked; a form that failed has words of its own. */
export const isInitLost = ({ failure }: Pick<SessionContext, 'failure'>): boolean =>
  failure?.message === errorMessages.init
