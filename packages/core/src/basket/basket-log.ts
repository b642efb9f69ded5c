import { QUANTITY_MAX } from '../contracts/quantity-limits.ts'
import type { BasketCommand } from './basket-command.ts'
import { operating } from './basket-operations.ts'
import {
  type BasketContext,
  type IntentState,
  type LineIntent,
  type RemovedLine
} from './basket-state.ts'

/** The basket as it looks right after a command; `intentId` must be newer than every earlier one. */
export function basketAfter(
  basket: BasketContext,
  command: BasketCommand,
  intentId: string
): BasketContext {
  switch (command.type) {
    case 'line.set':
      return wanting(basket, command, 'waiting', intentId)
    case 'line.type':
      return wanting(basket, command, 'typing', intentId)
    case 'line.flush':
      return { ...basket, log: basket.log.map(intent => flushed(intent, command.groupId)) }
    case 'line.remove':
      return without(basket, [command.groupId], intentId)
    case 'lines.remove':
      return without(basket, command.groupIds, intentId)
    case 'basket.clear':
      return withoutSets(without(basket, linesOf(basket), intentId), intentId)
    case 'line.restore':
      return restored(basket, command.groupId, intentId)
    case 'line.dismiss':
      return dismissed(basket, command.groupId)
    case 'basket.reload':
      return { ...basket, reading: withReading(basket.reading) }
    case 'promo.edit':
      return { ...basket, promoError: '' }
    case 'set.put':
      return isCount(command.count) ? operating(basket, command, intentId) : basket
    default:
      return operating(basket, command, intentId)
  }
}

/** Pieces of a line as the visitor wants them; 0 outside the basket. */
export const quantityOf = (basket: BasketContext, groupId: number): number =>
  basket.log.findLast(intent => intent.groupId === groupId)?.count ?? basket.counts[groupId] ?? 0

/** Sets of this choice as the visitor wants them; 0 outside the basket. */
export const setQuantityOf = (basket: BasketContext, setId: string): number =>
  wishOfSet(basket, setId)?.count ?? basket.setCounts[setId] ?? 0

const wishOfSet = (basket: BasketContext, setId: string) => {
  const wish = basket.operations.findLast(queued => queued.kind === 'set' && queued.setId === setId)
  return wish?.kind === 'set' ? wish : undefined
}

/** Something is not confirmed by the server yet. */
export const isUnsettled = (basket: BasketContext): boolean =>
  basket.log.length > 0 || basket.operations.length > 0 || basket.reading !== 'no'

/** Ids of the lines that are in the basket as the visitor sees it. */
export function linesOf(basket: BasketContext): number[] {
  const wanted = basket.log.map(intent => intent.groupId)
  const known = Object.keys(basket.counts).map(Number)
  return [...new Set([...known, ...wanted])].filter(groupId => quantityOf(basket, groupId) > 0)
}

/** Ids of the sets that are in the basket as the visitor sees it. */
export function setsOf(basket: BasketContext): string[] {
  const wanted = wantedSets(basket)
  const all = new Set([...Object.keys(basket.setCounts), ...wanted])
  return [...all].filter(setId => setQuantityOf(basket, setId) > 0)
}

const wantedSets = (basket: BasketContext) => [
  ...new Set(basket.operations.flatMap(queued => (queued.kind === 'set' ? [queued.setId] : [])))
]

/** Pieces in the basket: the server's number and what the log changes (B7). */
export function badgeCount(basket: BasketContext): number {
  const lines = [...new Set(basket.log.map(intent => intent.groupId))]
  const counts = [...Object.values(basket.counts), ...Object.values(basket.setCounts)]
  const known = counts.reduce((sum, count) => sum + count, 0)
  const ofSets = wantedSets(basket).reduce(
    (sum, setId) => sum + setQuantityOf(basket, setId) - (basket.setCounts[setId] ?? 0),
    basket.total?.productsCountInBasket ?? known
  )
  return lines.reduce(
    (sum, groupId) => sum + quantityOf(basket, groupId) - (basket.counts[groupId] ?? 0),
    ofSets
  )
}

/** One more reading is wanted: one that is on its way may have left too early. */
export const withReading = (reading: BasketContext['reading']): BasketContext['reading'] =>
  reading === 'sent' || reading === 'sentAndWanted' ? 'sentAndWanted' : 'wanted'

// One wish may be on its way and one may wait behind it: a newer wish replaces the waiting one.
function wanting(
  basket: BasketContext,
  { groupId, count, virtual }: Pick<LineIntent, 'groupId' | 'count' | 'virtual'>,
  state: IntentState,
  id: string
): BasketContext {
  if (!isCount(count)) return basket
  const isReplaced = (intent: LineIntent) =>
    intent.groupId === groupId && (intent.state === 'typing' || intent.state === 'waiting')
  return {
    ...dismissed(basket, groupId),
    log: [
      ...basket.log.filter(intent => !isReplaced(intent)),
      { id, groupId, count, state, ...(virtual && { virtual }) }
    ],
    lastIntentId: id
  }
}

const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= QUANTITY_MAX

function without(basket: BasketContext, groupIds: readonly number[], id: string): BasketContext {
  const removed = groupIds
    .map(groupId => removedLine(basket, groupId))
    .filter(line => line.count > 0)
  const emptied = removed.reduce(
    (state, { groupId }) => wanting(state, { groupId, count: 0 }, 'waiting', id),
    basket
  )
  return { ...emptied, removed: [...emptied.removed, ...removed] }
}

/** Operations are told apart by their ids; all of these are newer than what came before. */
const withoutSets = (basket: BasketContext, id: string): BasketContext =>
  setsOf(basket).reduce(
    (state, setId, index) =>
      operating(state, { type: 'set.put', setId, count: 0 }, `${id}-${index}`),
    basket
  )

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
  return line ? wanting(basket, line, 'waiting', id) : basket
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
