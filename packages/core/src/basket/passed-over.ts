import { isOfOneBrowser } from '../platform/intent-id.ts'
import { basketMessages } from './basket.messages.ts'
import type { BasketRequest } from './basket-requests.ts'
import {
  type BasketContext,
  type BasketOperation,
  type LineIntent,
  type WantedLine
} from './basket-state.ts'

/** Makes an id that is newer than the one given, which another device made. */
export type NextId = (other: string) => string

interface PassedOver {
  readonly request: BasketRequest
  /** As the answer names them: the newest number of each thing that was not changed. */
  readonly newest: Readonly<Record<string, string>>
}

/**
 * The basket without the wishes of a request that were answered; one that came after a newer number of
 * another device goes once more under a number of its own above it. It stays behind where this very
 * browser made the newer one, where it may have been taken before, and the second time.
 */
export function withoutAnswered(
  basket: BasketContext,
  { request, newest }: PassedOver,
  nextId: NextId
): BasketContext {
  if (request.kind === 'read') return basket
  const met = Object.values(newest).sort().at(-1)
  if (met === undefined) return dropped(basket, request)
  return request.kind === 'lines'
    ? linesAgain(basket, { intents: request.intents, newest, id: () => nextId(met) })
    : operationAgain(basket, { id: request.operation.id, met, nextId })
}

/** Takes a request's wishes out of the log. */
export function dropped(basket: BasketContext, request: BasketRequest): BasketContext {
  if (request.kind === 'lines') {
    return { ...basket, log: basket.log.filter(intent => !isOneOf(intent, request.intents)) }
  }
  if (request.kind === 'read') return basket
  const { id } = request.operation
  return { ...basket, operations: basket.operations.filter(operation => operation.id !== id) }
}

interface PassedLines extends Pick<PassedOver, 'newest'> {
  readonly intents: readonly WantedLine[]
  readonly id: () => string
}

function linesAgain(basket: BasketContext, { intents, newest, id }: PassedLines): BasketContext {
  const passed = basket.log.filter(
    intent =>
      isOneOf(intent, intents) && newest[intent.key] !== undefined && !isSuperseded(basket, intent)
  )
  const strange = passed.filter(({ id: own, key }) => !isOfOneBrowser(own, newest[key] ?? ''))
  const again = strange.filter(mayGoAgain)
  const late = strange.filter(intent => !again.includes(intent)).map(({ key }) => key)
  const rest = dropped(basket, { kind: 'lines', intents, epoch: basket.epoch })
  const failures = {
    ...basket.failures,
    ...Object.fromEntries(late.map(key => [key, basketMessages.changedElsewhere]))
  }
  if (again.length === 0) return { ...rest, failures }
  const newer = id()
  return {
    ...rest,
    failures,
    lastIntentId: newer,
    log: [...again.map(underId(newer)), ...rest.log]
  }
}

interface PassedOperation {
  readonly id: string
  readonly met: string
  readonly nextId: NextId
}

function operationAgain(
  basket: BasketContext,
  { id, met, nextId }: PassedOperation
): BasketContext {
  const passed = basket.operations.find(operation => operation.id === id)
  const others = basket.operations.filter(operation => operation !== passed)
  const rest = { ...basket, operations: others }
  if (passed === undefined || isOfOneBrowser(id, met)) return rest
  if (!mayGoAgain(passed)) return { ...rest, failure: basketMessages.changedElsewhere }
  const newer = nextId(met)
  return { ...rest, operations: [underId(newer)(passed), ...others], lastIntentId: newer }
}

const mayGoAgain = ({ lost, renumbered }: Pick<LineIntent, 'lost' | 'renumbered'>) =>
  !lost && !renumbered

const underId =
  (id: string) =>
  <Intent extends LineIntent | BasketOperation>(intent: Intent): Intent => ({
    ...intent,
    id,
    state: 'waiting',
    renumbered: true
  })

export const isOneOf = (intent: LineIntent, intents: readonly WantedLine[]): boolean =>
  intents.some(({ id, key }) => id === intent.id && key === intent.key)

/** A newer wish about the same line is in the log. */
export const isSuperseded = ({ log }: BasketContext, intent: LineIntent): boolean =>
  log.some(other => other.key === intent.key && other.id > intent.id)
