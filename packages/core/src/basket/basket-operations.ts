import { type BasketContext, type BasketOperation } from './basket-state.ts'

/** How a wish begins. */
export const waiting = (id: string) => ({ id, state: 'waiting' }) as const

/** The basket once a wish about it as a whole is queued. */
export function operating(basket: BasketContext, operation: BasketOperation): BasketContext {
  const newest = basket.operations.findLast(queued => queued.kind === operation.kind)
  if (isSameWish(newest, operation)) return basket
  const isReplaced = (queued: BasketOperation) =>
    queued.state === 'waiting' && queued.kind === operation.kind && queued.kind !== 'select'
  return {
    ...basket,
    operations: [...basket.operations.filter(queued => !isReplaced(queued)), operation],
    promoError: operation.kind === 'promo' ? '' : basket.promoError,
    lastIntentId: operation.id
  }
}

/** A double click asks once. */
function isSameWish(queued: BasketOperation | undefined, wish: BasketOperation): boolean {
  if (queued?.kind === 'promo' && wish.kind === 'promo') return queued.code === wish.code
  if (queued?.kind === 'bonuses' && wish.kind === 'bonuses') return queued.amount === wish.amount
  return queued?.kind === 'clean' && wish.kind === 'clean'
}
