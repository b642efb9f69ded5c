import type { BasketCommand } from './basket-command.ts'
import { type BasketContext, type BasketOperation } from './basket-state.ts'

type OperationCommand = Extract<
  BasketCommand,
  {
    type: 'lines.select' | 'promo.apply' | 'promo.cancel' | 'bonuses.set' | 'stock.clean'
  }
>

/** The basket once a wish about it as a whole is queued. */
export function operating(
  basket: BasketContext,
  command: OperationCommand,
  id: string
): BasketContext {
  const operation = operationOf(command, id)
  if (operation === undefined) return basket
  const newest = basket.operations.findLast(queued => queued.kind === operation.kind)
  if (isSameWish(newest, operation)) return basket
  const isReplaced = (queued: BasketOperation) =>
    queued.state === 'waiting' && queued.kind === operation.kind && queued.kind !== 'select'
  return {
    ...basket,
    operations: [...basket.operations.filter(queued => !isReplaced(queued)), operation],
    promoError: operation.kind === 'promo' ? '' : basket.promoError,
    lastIntentId: id
  }
}

function operationOf(command: OperationCommand, id: string): BasketOperation | undefined {
  const base = { id, state: 'waiting' } as const
  switch (command.type) {
    case 'lines.select':
      return { ...base, kind: 'select', keys: command.keys, selected: command.selected }
    case 'promo.apply':
      return { ...base, kind: 'promo', code: command.code.trim() }
    case 'promo.cancel':
      return { ...base, kind: 'promo', code: '' }
    case 'bonuses.set':
      return { ...base, kind: 'bonuses', amount: command.amount }
    case 'stock.clean':
      return { ...base, kind: 'clean' }
    // A caller without types made it up.
    default:
      return undefined
  }
}

/** A double click asks once. */
function isSameWish(queued: BasketOperation | undefined, wish: BasketOperation): boolean {
  if (queued?.kind === 'promo' && wish.kind === 'promo') return queued.code === wish.code
  if (queued?.kind === 'bonuses' && wish.kind === 'bonuses') return queued.amount === wish.amount
  return queued?.kind === 'clean' && wish.kind === 'clean'
}
