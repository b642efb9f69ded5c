import { newerId } from '../platform/intent-id.ts'
import { byCommand, type Rules } from '../store/by-command.ts'
import type { BasketCommand } from './basket-commands.ts'
import { isCount, type LineKey, lineIn, lineKeyOf, titleIn } from './basket-line.ts'
import type {
  BasketContext,
  BasketOperation,
  IntentState,
  LineIntent,
  RemovedLine,
  WantedLine
} from './basket-state.ts'
import { needBasket } from './need-basket.ts'

/** How a wish begins. */
const waiting = (id: string) => ({ id, state: 'waiting' }) as const

/** The basket once a wish about it as a whole is queued. */
function operating(basket: BasketContext, operation: BasketOperation): BasketContext {
  const newest = basket.operations.filter(queued => queued.kind === operation.kind).at(-1)
  if (isSameIntent(newest, operation)) return basket
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
function isSameIntent(queued: BasketOperation | undefined, intent: BasketOperation): boolean {
  if (queued?.kind === 'promo' && intent.kind === 'promo') return queued.code === intent.code
  if (queued?.kind === 'bonuses' && intent.kind === 'bonuses')
    return queued.amount === intent.amount
  return queued?.kind === 'clean' && intent.kind === 'clean'
}

/** The newest wish about the line, else the server's word; a new line is selected. */
export function isLineSelected({ operations, buckets }: BasketContext, key: LineKey): boolean {
  const intent = operations
    .filter(operation => operation.kind === 'select' && operation.keys.includes(key))
    .at(-1)
  if (intent?.kind === 'select') return intent.selected
  return lineIn(buckets, key)?.selected ?? true
}

/** What each command makes of the basket; its id must be newer than every earlier one. */
export const basketCommands: Rules<BasketContext, BasketCommand> = {
  'line.set': (basket, intent, id) => wanting(basket, intent, 'waiting', id),
  'line.type': (basket, intent, id) => wanting(basket, intent, 'typing', id),
  'line.flush': (basket, { key }) => ({
    ...basket,
    log: basket.log.map(intent => flushed(intent, key))
  }),
  'line.remove': (basket, { key }, id) => without(basket, [key], id),
  'lines.remove': (basket, { keys }, id) => without(basket, keys, id),
  'basket.clear': (basket, _, id) => without(basket, linesOf(basket), id, { clears: true }),
  'line.restore': (basket, { key }, id) => restored(basket, key, id),
  'line.dismiss': (basket, { key }) => dismissed(basket, key),
  'basket.reload': basket => ({ ...basket, reading: withReading(basket.reading) }),
  'promo.edit': basket => ({ ...basket, promoError: '' }),
  'lines.select': (basket, { keys, selected }, id) =>
    operating(basket, { ...waiting(id), kind: 'select', keys, selected }),
  'promo.apply': (basket, { code }, id) =>
    operating(basket, { ...waiting(id), kind: 'promo', code: code.trim() }),
  'promo.cancel': (basket, _, id) => operating(basket, { ...waiting(id), kind: 'promo', code: '' }),
  'bonuses.set': (basket, { amount }, id) =>
    operating(basket, { ...waiting(id), kind: 'bonuses', amount }),
  'stock.clean': (basket, _, id) => operating(basket, { ...waiting(id), kind: 'clean' })
}

/** The basket as it looks right after a command. */
export const basketAfter = /* @__PURE__ */ byCommand(basketCommands)

/** Pieces of a line as the visitor wants them; 0 outside the basket. */
export function quantityOf(basket: BasketContext, key: LineKey): number {
  needBasket(basket, 'quantityOf')
  const { log, counts } = basket
  return log.filter(intent => intent.key === key).at(-1)?.count ?? counts[key] ?? 0
}

/** Something is not confirmed by the server yet. */
export function isUnsettled(basket: BasketContext): boolean {
  needBasket(basket, 'isUnsettled')
  return basket.log.length > 0 || basket.operations.length > 0 || basket.reading !== 'no'
}

/** The lines that are in the basket as the visitor sees it. */
export function linesOf(basket: BasketContext): LineKey[] {
  const known = Object.keys(basket.counts).map(lineKeyOf)
  return [...new Set([...known, ...wantedLines(basket)])].filter(key => quantityOf(basket, key) > 0)
}

const wantedLines = ({ log }: BasketContext) => new Set(log.map(({ key }) => key))

/** Pieces in the basket: the server's number and what the log changes (B7). */
export function badgeCount(basket: BasketContext): number {
  needBasket(basket, 'badgeCount')
  const { counts, total } = basket
  const known = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [...wantedLines(basket)].reduce<number>(
    (sum, key) => sum + quantityOf(basket, key) - (counts[key] ?? 0),
    total?.productsCountInBasket ?? known
  )
}

/** One more reading is wanted: one that is on its way may have left too early. */
export const withReading = (reading: BasketContext['reading']): BasketContext['reading'] =>
  reading === 'sent' || reading === 'sentAndWanted' ? 'sentAndWanted' : 'wanted'

// One wish may be on its way and one may wait behind it: a newer wish replaces the waiting one.
function wanting(
  basket: BasketContext,
  { key, count, virtual, clears }: Omit<WantedLine, 'id'>,
  state: IntentState,
  id: string
): BasketContext {
  if (!isCount(count)) return basket
  const isReplaced = (intent: LineIntent) =>
    intent.key === key && (intent.state === 'typing' || intent.state === 'waiting')
  return {
    ...dismissed(basket, key),
    log: [
      ...basket.log.filter(intent => !isReplaced(intent)),
      { id, key, count, state, ...(virtual && { virtual }), ...(clears && { clears }) }
    ],
    lastIntentId: id
  }
}

function without(
  basket: BasketContext,
  keys: readonly LineKey[],
  id: string,
  how: Pick<WantedLine, 'clears'> = {}
): BasketContext {
  const removed = keys.map(key => removedLine(basket, key)).filter(line => line.count > 0)
  const emptied = removed.reduce(
    (state, { key }) => wanting(state, { ...how, key, count: 0 }, 'waiting', id),
    basket
  )
  return { ...emptied, removed: [...emptied.removed, ...removed] }
}

const removedLine = (basket: BasketContext, key: LineKey): RemovedLine => ({
  key,
  count: quantityOf(basket, key),
  title: titleIn(basket.buckets, key),
  ...(!isLineSelected(basket, key) && { unselected: true })
})

function restored(basket: BasketContext, key: LineKey, id: string): BasketContext {
  const line = basket.removed.find(removed => removed.key === key)
  if (line === undefined) return basket
  const back = wanting(basket, line, 'waiting', id)
  if (!line.unselected) return back
  // What is put in is selected: the wish about that has to be the newer one.
  const later = waiting(newerId(id, id))
  return operating(back, { ...later, kind: 'select', keys: [key], selected: false })
}

const dismissed = (basket: BasketContext, key: LineKey): BasketContext => ({
  ...basket,
  failures: withoutFailures(basket.failures, [key]),
  removed: basket.removed.filter(line => line.key !== key)
})

export const withoutFailures = (
  failures: BasketContext['failures'],
  keys: readonly LineKey[]
): BasketContext['failures'] =>
  Object.fromEntries(Object.entries(failures).filter(([name]) => !keys.includes(lineKeyOf(name))))

const flushed = (intent: LineIntent, key: LineKey | undefined): LineIntent =>
  intent.state === 'typing' && (key === undefined || key === intent.key)
    ? { ...intent, state: 'waiting' }
    : intent
