import type {
  BasketContext,
  BasketOperation,
  IntentState,
  LineIntent,
  RemovedLine
} from './basket-state.ts'

/** The counter takes three digits (§5). */
const MAX_PIECES = 999

/** What a visitor may ask of the basket. `line.type` waits for a pause in typing. */
export type BasketCommand =
  | { readonly type: 'line.set'; readonly groupId: number; readonly count: number }
  | { readonly type: 'line.type'; readonly groupId: number; readonly count: number }
  | { readonly type: 'line.flush'; readonly groupId?: number | undefined }
  | { readonly type: 'line.remove'; readonly groupId: number }
  | { readonly type: 'line.restore'; readonly groupId: number }
  | { readonly type: 'line.dismiss'; readonly groupId: number }
  | { readonly type: 'lines.remove'; readonly groupIds: readonly number[] }
  | {
      readonly type: 'lines.select'
      readonly groupIds: readonly number[]
      readonly selected: boolean
    }
  | { readonly type: 'promo.apply'; readonly code: string }
  | { readonly type: 'promo.edit' }
  | { readonly type: 'promo.cancel' }
  | { readonly type: 'bonuses.set'; readonly amount: number }
  | { readonly type: 'stock.clean' }
  | { readonly type: 'basket.clear' }
  | { readonly type: 'basket.reload' }

/** The basket as it looks right after a command; `intentId` must be newer than every earlier one. */
export function basketAfter(
  basket: BasketContext,
  command: BasketCommand,
  intentId: string
): BasketContext {
  switch (command.type) {
    case 'line.set':
      return wanting(basket, command.groupId, command.count, 'waiting', intentId)
    case 'line.type':
      return wanting(basket, command.groupId, command.count, 'typing', intentId)
    case 'line.flush':
      return { ...basket, log: basket.log.map(intent => flushed(intent, command.groupId)) }
    case 'line.remove':
      return without(basket, [command.groupId], intentId)
    case 'lines.remove':
      return without(basket, command.groupIds, intentId)
    case 'basket.clear':
      return without(basket, linesOf(basket), intentId)
    case 'line.restore':
      return restored(basket, command.groupId, intentId)
    case 'line.dismiss':
      return dismissed(basket, command.groupId)
    case 'basket.reload':
      return { ...basket, reading: withReading(basket.reading) }
    case 'promo.edit':
      return { ...basket, promoError: '' }
    default:
      return operating(basket, command, intentId)
  }
}

/** Pieces of a line as the visitor wants them; 0 outside the basket. */
export const quantityOf = (basket: BasketContext, groupId: number): number =>
  basket.log.findLast(intent => intent.groupId === groupId)?.count ?? basket.counts[groupId] ?? 0

/** Something is not confirmed by the server yet. */
export const isUnsettled = (basket: BasketContext): boolean =>
  basket.log.length > 0 || basket.operations.length > 0 || basket.reading !== 'no'

/** Ids of the lines that are in the basket as the visitor sees it. */
export function linesOf(basket: BasketContext): number[] {
  const known = Object.keys(basket.counts).map(Number)
  const wanted = basket.log.map(intent => intent.groupId)
  return [...new Set([...known, ...wanted])].filter(groupId => quantityOf(basket, groupId) > 0)
}

/** Pieces in the basket: the server's number and what the log changes (B7). */
export function badgeCount(basket: BasketContext): number {
  const lines = [...new Set(basket.log.map(intent => intent.groupId))]
  const known = Object.values(basket.counts).reduce((sum, count) => sum + count, 0)
  return lines.reduce(
    (sum, groupId) => sum + quantityOf(basket, groupId) - (basket.counts[groupId] ?? 0),
    basket.total?.productsCountInBasket ?? known
  )
}

/** One more reading is wanted: one that is on its way may have left too early. */
export const withReading = (reading: BasketContext['reading']): BasketContext['reading'] =>
  reading === 'sent' || reading === 'sentAndWanted' ? 'sentAndWanted' : 'wanted'

// One wish may be on its way and one may wait behind it: a newer wish replaces the waiting one.
function wanting(
  basket: BasketContext,
  groupId: number,
  count: number,
  state: IntentState,
  id: string
): BasketContext {
  if (!Number.isInteger(count) || count < 0 || count > MAX_PIECES) return basket
  const isReplaced = (intent: LineIntent) =>
    intent.groupId === groupId && (intent.state === 'typing' || intent.state === 'waiting')
  return {
    ...dismissed(basket, groupId),
    log: [...basket.log.filter(intent => !isReplaced(intent)), { id, groupId, count, state }],
    lastIntentId: id
  }
}

function without(basket: BasketContext, groupIds: readonly number[], id: string): BasketContext {
  const removed = groupIds
    .map(groupId => removedLine(basket, groupId))
    .filter(line => line.count > 0)
  const emptied = removed.reduce(
    (state, line) => wanting(state, line.groupId, 0, 'waiting', id),
    basket
  )
  return { ...emptied, removed: [...emptied.removed, ...removed] }
}

const removedLine = (basket: BasketContext, groupId: number): RemovedLine => ({
  groupId,
  count: quantityOf(basket, groupId),
  title:
    basket.buckets
      ?.flatMap(bucket => bucket.products)
      .find(product => product.groups.some(group => group.id === groupId))?.title ?? ''
})

function restored(basket: BasketContext, groupId: number, id: string): BasketContext {
  const line = basket.removed.find(removed => removed.groupId === groupId)
  return line ? wanting(basket, groupId, line.count, 'waiting', id) : basket
}

const dismissed = (basket: BasketContext, groupId: number): BasketContext => ({
  ...basket,
  failures: Object.fromEntries(
    Object.entries(basket.failures).filter(([id]) => id !== String(groupId))
  ),
  removed: basket.removed.filter(line => line.groupId !== groupId)
})

const flushed = (intent: LineIntent, groupId: number | undefined): LineIntent =>
  intent.state === 'typing' && (groupId === undefined || groupId === intent.groupId)
    ? { ...intent, state: 'waiting' }
    : intent

type OperationCommand = Extract<
  BasketCommand,
  { type: 'lines.select' | 'promo.apply' | 'promo.cancel' | 'bonuses.set' | 'stock.clean' }
>

function operating(basket: BasketContext, command: OperationCommand, id: string): BasketContext {
  const operation = operationOf(command, id)
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

function operationOf(command: OperationCommand, id: string): BasketOperation {
  const base = { id, state: 'waiting' } as const
  switch (command.type) {
    case 'lines.select':
      return { ...base, kind: 'select', groupIds: command.groupIds, selected: command.selected }
    case 'promo.apply':
      return { ...base, kind: 'promo', code: command.code.trim() }
    case 'promo.cancel':
      return { ...base, kind: 'promo', code: '' }
    case 'bonuses.set':
      return { ...base, kind: 'bonuses', amount: command.amount }
    case 'stock.clean':
      return { ...base, kind: 'clean' }
  }
}

/** A double click asks once. */
function isSameWish(queued: BasketOperation | undefined, wish: BasketOperation): boolean {
  if (queued?.kind === 'promo' && wish.kind === 'promo') return queued.code === wish.code
  if (queued?.kind === 'bonuses' && wish.kind === 'bonuses') return queued.amount === wish.amount
  return queued?.kind === 'clean' && wish.kind === 'clean'
}
