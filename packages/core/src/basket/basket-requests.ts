import {
  type BasketContext,
  type BasketOperation,
  type LineIntent,
  type WantedLine
} from './basket-state.ts'
import { perCall } from './send-lines.ts'

/** What one call of the contract takes. */
const MAX_LINES_PER_REQUEST = 100

export type BasketRequest = { readonly epoch: number } & (
  | { readonly kind: 'lines'; readonly intents: readonly WantedLine[] }
  | { readonly kind: 'operation'; readonly operation: BasketOperation }
  | { readonly kind: 'read' }
)

interface Dispatch {
  readonly basket: BasketContext
  readonly requests: readonly BasketRequest[]
}

/** The requests that may leave now, and the basket that knows of them: one per line at a time. */
export function dispatched(basket: BasketContext): Dispatch {
  if (basket.paused) return { basket, requests: [] }
  const lines = basket.log.filter(intent => isReady(basket, intent))
  const operation = readyOperation(basket)
  const isReading = basket.reading === 'wanted'
  const { epoch } = basket
  return {
    basket: {
      ...basket,
      log: basket.log.map(intent => moved(intent, lines.includes(intent), isReading)),
      operations: basket.operations.map(queued => moved(queued, queued === operation, isReading)),
      reading: isReading ? 'sent' : basket.reading
    },
    requests: [
      ...lineRequests(lines).map(intents => ({ epoch, kind: 'lines' as const, intents })),
      ...(operation ? [{ epoch, kind: 'operation' as const, operation }] : []),
      ...(isReading ? [{ epoch, kind: 'read' as const }] : [])
    ]
  }
}

const isReady = ({ log }: BasketContext, intent: LineIntent) =>
  intent.state === 'waiting' && !log.some(other => other.key === intent.key && isOut(other))

/** A selection waits until its lines are settled: the server must know them first. */
function readyOperation({ operations, log }: BasketContext): BasketOperation | undefined {
  const [first] = operations
  if (first?.state !== 'waiting') return undefined
  const isEarly = first.kind === 'select' && log.some(({ key }) => first.keys.includes(key))
  return isEarly ? undefined : first
}

const isOut = ({ state }: LineIntent) => state !== 'waiting' && state !== 'typing'

// Only a reading that begins now tells what became of a lost request.
function moved<Intent extends LineIntent | BasketOperation>(
  intent: Intent,
  isSent: boolean,
  isReading: boolean
): Intent {
  if (isSent) return { ...intent, state: 'sent' }
  return isReading && intent.state === 'unclear' ? { ...intent, state: 'checking' } : intent
}

/**
 * Quantities go one by one, so that a refusal names its line; removals go together, those of a
 * cleared basket by one call for all.
 */
function lineRequests(lines: readonly LineIntent[]): (readonly WantedLine[])[] {
  const removals = lines
    .filter(({ count }) => count === 0)
    .map(({ id, key, count, clears }) => ({ id, key, count, ...(clears && { clears }) }))
  const quantities = lines
    .filter(({ count }) => count > 0)
    .map(({ id, key, count, virtual }) => [{ id, key, count, ...(virtual && { virtual }) }])
  return [...quantities, ...perCall(removals, MAX_LINES_PER_REQUEST)]
}
