import { type LineKey, lineIn } from './basket-line.ts'
import { type BasketContext, type BasketOperation } from './basket-state.ts'

/** How a wish begins. */
export const waiting = (id: string) => ({ id, state: 'waiting' }) as const

/** The basket once a wish about it as a whole is queued. */
export function operating(basket: BasketContext, operation: BasketOperation): BasketContext {
  const newest = basket.operations.filter(queued => queued.kind === operation.kind).at(-1)
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

/** The newest wish about the line, else the server's word; a new line is selected. */
export function isLineSelected({ operations, buckets }: BasketContext, key: LineKey): boolean {
  const wish = operations
    .filter(operation => operation.kind === 'select' && operation.keys.includes(key))
    .at(-1)
  if (wish?.kind === 'select') return wish.selected
  return lineIn(buckets, key)?.selected ?? true
}
