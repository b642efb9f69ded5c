import type { BasketCommand } from './basket-command.ts'
import { type BasketContext, type BasketOperation } from './basket-state.ts'

type OperationCommand = Extract<
  BasketCommand,
  {
    type:
      | 'lines.select'
      | 'set.put'
      | 'promo.apply'
      | 'promo.cancel'
      | 'bonuses.set'
      | 'stock.clean'
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
  const newest = basket.operations.findLast(queued => isAlike(queued, operation))
  if (isSameWish(newest, operation)) return basket
  const isReplaced = (queued: BasketOperation) =>
    queued.state === 'waiting' && isAlike(queued, operation) && queued.kind !== 'select'
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
      return { ...base, ...choiceIn(command), kind: 'select', selected: command.selected }
    case 'set.put':
      return { ...base, kind: 'set', setId: command.setId, count: command.count }
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

const choiceIn = ({ groupIds, setIds }: Extract<OperationCommand, { type: 'lines.select' }>) => ({
  groupIds,
  ...(setIds && { setIds })
})

/** Wishes about the same thing. */
const isAlike = (queued: BasketOperation, wish: BasketOperation) =>
  queued.kind === 'set' && wish.kind === 'set'
    ? queued.setId === wish.setId
    : queued.kind === wish.kind

/** A double click asks once. */
function isSameWish(queued: BasketOperation | undefined, wish: BasketOperation): boolean {
  if (queued?.kind === 'promo' && wish.kind === 'promo') return queued.code === wish.code
  if (queued?.kind === 'set' && wish.kind === 'set') return queued.count === wish.count
  if (queued?.kind === 'bonuses' && wish.kind === 'bonuses') return queued.amount === wish.amount
  return queued?.kind === 'clean' && wish.kind === 'clean'
}
