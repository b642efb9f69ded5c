import type { Basket } from '../entities/basket.ts'
import { type Failure, STATUS_UNKNOWN } from '../platform/api-error.ts'
import { basketMessages } from './basket.messages.ts'
import { withoutFailures, withReading } from './basket-log.ts'
import type { BasketRequest } from './basket-requests.ts'
import {
  type BasketContext,
  type BasketOperation,
  countsOf,
  type LineIntent
} from './basket-state.ts'
import { dropped, isOneOf, isSuperseded, type NextId, withoutAnswered } from './passed-over.ts'

/** From this failed attempt on the lines say that they wait for the network. */
const ATTEMPTS_BEFORE_NOTE = 3
/** A server that cannot take a change is asked three times, after 1 and 2 s more: R11. */
const TRIES = 3
const LONGEST_PAUSE_MS = 2000

interface Came {
  readonly type: 'answer.came'
  readonly request: BasketRequest
  readonly basket: Basket
}

/** What became of a request. `lost` says nothing of whether the server took it. */
export type BasketAnswer =
  | Came
  | { readonly type: 'answer.lost'; readonly request: BasketRequest; readonly failure: Failure }
  | { readonly type: 'answer.refused'; readonly request: BasketRequest; readonly failure: Failure }

/** The basket once an answer is known; answers about another visitor's basket change nothing. */
export function answered(
  basket: BasketContext,
  answer: BasketAnswer,
  nextId: NextId
): BasketContext {
  if (answer.request.epoch !== basket.epoch) return basket
  switch (answer.type) {
    case 'answer.came':
      return settled(adopted(basket, answer), answer, nextId)
    case 'answer.lost':
      return isGivenUp(basket, answer)
        ? refused(basket, answer.request, answer.failure)
        : unsettled(basket, answer.request, answer.failure)
    case 'answer.refused':
      return refused(basket, answer.request, answer.failure)
  }
}

/**
 * An answer that is older than what is known already is not shown. One of the same version has the
 * same lines at the prices and the stock of now.
 */
function adopted(basket: BasketContext, { request, basket: answer }: Came): BasketContext {
  const { version, data, total } = answer
  // The reading after a refused wish says nothing of it: the words stay until the next command.
  const failure = request.kind === 'read' && basket.version >= 0 ? basket.failure : ''
  // A reading says nothing of whether a change will be taken.
  const attempts = request.kind === 'read' ? missesOf(basket) : 0
  const fresh = { ...basket, attempts, failure, failures: withoutNotes(basket.failures) }
  if (version < basket.version) return fresh
  return {
    ...fresh,
    version,
    counts: countsOf({ data }),
    buckets: data,
    total
  }
}

function settled(basket: BasketContext, answer: Came, nextId: NextId): BasketContext {
  const { request } = answer
  if (request.kind === 'read') {
    const reading = afterReading(basket.reading)
    // One more reading is wanted where this one may have left before the news.
    const received = reading === 'no' ? undefined : basket.received
    return checked({ ...basket, reading, received })
  }
  const keys = request.kind === 'lines' ? request.intents.map(({ key }) => key) : []
  const settling = { ...basket, failures: withoutFailures(basket.failures, keys) }
  return withoutAnswered(settling, { request, newest: answer.basket.newest ?? {} }, nextId)
}

/**
 * After a reading. A wish is sent again under its id even where the reading shows it: only an id
 * that the server knows keeps an older wish of another tab away.
 */
function checked(basket: BasketContext): BasketContext {
  const log = basket.log
    .filter(intent => intent.state !== 'checking' || !isSuperseded(basket, intent))
    .map(sentAgain)
  const operations = basket.operations
    .filter(operation => operation.state !== 'checking' || !isDone(basket, operation))
    .map(sentAgain)
  return { ...basket, log, operations }
}

const sentAgain = <Intent extends LineIntent | BasketOperation>(intent: Intent): Intent =>
  intent.state === 'checking' ? { ...intent, state: 'waiting' } : intent

/** The only wish without an id that the server knows. */
const isDone = (basket: BasketContext, { kind }: BasketOperation) =>
  kind === 'clean' &&
  (basket.buckets ?? []).every(
    ({ inStock, products, constructorSets }) =>
      inStock || (products.length === 0 && constructorSets.length === 0)
  )

const missesOf = ({ log, operations }: BasketContext) =>
  Math.max(0, ...[...log, ...operations].map(({ misses = 0 }) => misses))

/** The server answers, and cannot take the change: it is not asked for ever, nor too early. */
function isGivenUp(
  basket: BasketContext,
  { request, failure }: Pick<BasketAnswer & { type: 'answer.lost' }, 'request' | 'failure'>
): boolean {
  if (request.kind === 'read' || failure.status === STATUS_UNKNOWN) return false
  const asked = [
    ...basket.log.filter(intent => isAskedBy(intent, request)),
    ...basket.operations.filter(operation => isOperationAskedBy(operation, request))
  ]
  const isTooLong = (failure.retryAfterMs ?? 0) > LONGEST_PAUSE_MS
  return isTooLong || asked.some(({ misses = 0 }) => misses + 1 >= TRIES)
}

/** The answer is lost: the basket is read again before anything is repeated. */
function unsettled(basket: BasketContext, request: BasketRequest, failure: Failure): BasketContext {
  const attempts = basket.attempts + 1
  const isReading = request.kind === 'read'
  const log = basket.log
    .filter(intent => !(isAskedBy(intent, request) && isSuperseded(basket, intent)))
    .map(intent => (isAskedBy(intent, request) ? lost(intent, isReading) : intent))
  const isNoted = attempts >= ATTEMPTS_BEFORE_NOTE
  return {
    ...basket,
    log,
    operations: basket.operations.map(operation =>
      isOperationAskedBy(operation, request) ? lost(operation, isReading) : operation
    ),
    reading: isReading ? 'wanted' : withReading(basket.reading),
    failures: isNoted ? { ...basket.failures, ...waitingNotes(log) } : basket.failures,
    failure: basket.version < 0 ? failure.message : basket.failure,
    attempts,
    retryAfterMs: failure.retryAfterMs,
    paused: true
  }
}

const lost = <Intent extends LineIntent | BasketOperation>(
  intent: Intent,
  isReading: boolean
): Intent => ({
  ...intent,
  state: 'unclear',
  lost: true,
  misses: isReading ? 0 : (intent.misses ?? 0) + 1
})

const waitingNotes = (log: readonly LineIntent[]) =>
  Object.fromEntries(log.map(({ key }) => [key, basketMessages.notSentYet]))

/** An answer came: nothing waits for the network any more. */
const withoutNotes = (failures: BasketContext['failures']) =>
  Object.fromEntries(
    Object.entries(failures).filter(([, message]) => message !== basketMessages.notSentYet)
  )

/** The server said no: the line shows its quantity again, and why. */
function refused(basket: BasketContext, request: BasketRequest, failure: Failure): BasketContext {
  const message = Object.values(failure.fieldErrors)[0] ?? failure.message
  const rest = { ...dropped(basket, request), attempts: 0 }
  if (request.kind === 'read') {
    return { ...checked({ ...rest, reading: afterReading(basket.reading) }), failure: message }
  }
  const reread = { ...rest, reading: withReading(basket.reading) }
  if (request.kind === 'operation') {
    const isPromo = request.operation.kind === 'promo'
    return isPromo ? { ...rest, promoError: message } : { ...reread, failure: message }
  }
  const failed = request.intents
    .map(({ key }) => key)
    .filter(key => !rest.log.some(intent => intent.key === key))
  return {
    ...reread,
    failures: {
      ...basket.failures,
      ...Object.fromEntries(failed.map(key => [key, message]))
    },
    removed: basket.removed.filter(line => !failed.includes(line.key))
  }
}

const afterReading = (reading: BasketContext['reading']): BasketContext['reading'] =>
  reading === 'sentAndWanted' ? 'wanted' : 'no'

const isAskedBy = (intent: LineIntent, request: BasketRequest) =>
  request.kind === 'lines'
    ? isOneOf(intent, request.intents)
    : request.kind === 'read' && intent.state === 'checking'

const isOperationAskedBy = (operation: BasketOperation, request: BasketRequest) =>
  request.kind === 'operation'
    ? request.operation.id === operation.id
    : request.kind === 'read' && operation.state === 'checking'
