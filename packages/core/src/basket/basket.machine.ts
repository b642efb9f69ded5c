import { type ActorRefFrom, enqueueActions, fromCallback, setup } from 'xstate'
import type { Basket } from '../entities/basket.ts'
import { toFailure } from '../platform/api-error.ts'
import { type IntentSource, nextIntentId } from '../platform/intent-id.ts'
import { growingPauseMs } from '../store/growing-pause.ts'
import { DAY_MS } from '../values/calendar/calendar-date.ts'
import type { BasketCommand } from './basket-commands.ts'
import { type BasketFact, factsBetween } from './basket-facts.ts'
import type { LineKey } from './basket-line.ts'
import { basketAfter, isUnsettled, linesOf, withReading } from './basket-log.ts'
import { hearing, type OwnLines } from './basket-news.ts'
import { type BasketRequest, dispatched } from './basket-requests.ts'
import { answered, type BasketAnswer } from './basket-settle.ts'
import {
  type BasketContext,
  type BasketOperation,
  basketState,
  emptyBasket,
  type LineIntent,
  type WantedLine
} from './basket-state.ts'
import { mergedLines } from './merged-lines.ts'
import { isSuperseded } from './passed-over.ts'
import { takenOver } from './taken-over.ts'

/** A typed quantity, and clicks in a row after the first, are sent after this pause. */
const PAUSE_MS = 400

export interface BasketApi {
  read(signal: AbortSignal): Promise<Basket>
  /** Of one set, or of products that go by one call. */
  sendLines(intents: readonly WantedLine[], signal: AbortSignal): Promise<Basket>
  operate(operation: BasketOperation, signal: AbortSignal): Promise<Basket>
}

export type BasketEvent =
  | BasketCommand
  | OutsideEvent
  | BasketAnswer
  | { readonly type: 'sender.ready' }
  | { readonly type: 'basket.resume' }
  /** The pause after the last change of a line is over. */
  | { readonly type: 'line.rested'; readonly key: LineKey }

/** What the shop itself tells the basket, and nobody else can. */
export type OutsideEvent =
  /** Another visitor, or the same one signed in: `basket` is the merged one, where it is known. */
  | { readonly type: 'basket.replace'; readonly basket?: Basket | undefined }
  | { readonly type: 'basket.forget' }
  /** A page wished for this before the basket ran, or while it was started. */
  | { readonly type: 'basket.shown'; readonly page: BasketContext }
  /**
   * The visitor has changed it by another call, as of an order or a kept basket, or these lines of it
   * in another tab: it is read again.
   */
  | { readonly type: 'basket.acted'; readonly lines?: OwnLines }

interface Sender {
  readonly type: 'request'
  readonly request: BasketRequest
}

/** The basket: wishes are shown at once, sent in the background, never lost and never doubled. */
export const createBasketMachine = (
  api: BasketApi,
  source: IntentSource,
  initial: BasketContext = emptyBasket()
) =>
  setup({
    types: {
      context: {} as BasketContext,
      events: {} as BasketEvent,
      emitted: {} as BasketFact,
      tags: {} as 'busy'
    },
    actors: {
      sender: fromCallback<Sender>(({ receive, sendBack }) => {
        const stop = new AbortController()
        receive(({ request }) => void deliver(api, request, stop.signal).then(sendBack))
        sendBack({ type: 'sender.ready' })
        return () => stop.abort()
      })
    },
    actions: {
      record: enqueueActions(({ context, event, enqueue }) => {
        const { basket, requests } = dispatched(following(context, event, source))
        enqueue.assign(basket)
        for (const request of requests) enqueue.sendTo('sender', { type: 'request', request })
        for (const fact of factsBetween(context, basket)) enqueue.emit(fact)
        // Where a guest had nothing, nothing was joined.
        if (event.type === 'basket.replace' && event.basket && linesOf(context).length > 0) {
          const count = event.basket.total.productsCountInBasket
          const lines = mergedLines(context, basket)
          enqueue.emit({ type: 'basket.merged', count, lines })
        }
        if (event.type === 'line.type' || event.type === 'line.set') {
          const { key } = event
          const id = `pause-${key}`
          enqueue.cancel(id)
          enqueue.raise({ type: 'line.rested', key }, { id, delay: PAUSE_MS })
        }
        if (basket.paused && !context.paused) {
          enqueue.cancel('resume')
          enqueue.raise({ type: 'basket.resume' }, { id: 'resume', delay: pauseOf(basket) })
        }
      })
    },
    guards: {
      isRead: ({ context }) => context.version >= 0,
      isUnsettled: ({ context }) => isUnsettled(context),
      isSettled: ({ context }) => !isUnsettled(context)
    }
  }).createMachine({
    id: 'basket',
    context: initial,
    invoke: { id: 'sender', src: 'sender' },
    on: { '*': { actions: 'record' } },
    initial: 'reading',
    states: {
      reading: { tags: 'busy', always: { guard: 'isRead', target: 'settled' } },
      settled: { always: { guard: 'isUnsettled', target: 'settling' } },
      settling: { tags: 'busy', always: { guard: 'isSettled', target: 'settled' } }
    }
  })

/** As long as the server asks, but no longer than a day. */
const pauseOf = ({ attempts, retryAfterMs = 0 }: BasketContext) =>
  Math.max(growingPauseMs(attempts), Math.min(retryAfterMs, DAY_MS))

export type BasketActor = ActorRefFrom<ReturnType<typeof createBasketMachine>>

function following(context: BasketContext, event: BasketEvent, source: IntentSource) {
  switch (event.type) {
    case 'sender.ready':
      return revived(context)
    case 'basket.acted':
      return hearing(basketAfter(context, { type: 'basket.reload' }, ''), event.lines ?? 'all')
    case 'basket.shown':
      return takenOver(context, event.page)
    case 'basket.resume':
      return { ...context, paused: false }
    case 'basket.replace':
      return replaced(context, event.basket)
    case 'basket.forget': {
      const { epoch, lastIntentId } = context
      return { ...emptyBasket(epoch + 1), lastIntentId, reading: 'wanted' as const }
    }
    case 'answer.came':
    case 'answer.lost':
    case 'answer.refused':
      return answered(context, event, other => nextIntentId(source, context.lastIntentId, other))
    case 'line.rested': {
      const recent = context.recent.filter(key => key !== event.key)
      return basketAfter({ ...context, recent }, { ...event, type: 'line.flush' }, '')
    }
    default:
      return commanded(context, event, nextIntentId(source, context.lastIntentId))
  }
}

/** The first click on a line is sent at once, more of them in a row as one. */
function commanded(context: BasketContext, command: BasketCommand, id: string): BasketContext {
  // Whoever acts does not wait for the next try, and has read why the last one was refused.
  const known = { ...context, paused: false, failure: '' }
  if (command.type !== 'line.set' && command.type !== 'line.type') {
    return basketAfter(known, command, id)
  }
  const { key } = command
  const type = known.recent.includes(key) && command.count > 0 ? 'line.type' : command.type
  const next = basketAfter(known, { ...command, type }, id)
  return { ...next, recent: [...known.recent.filter(other => other !== key), key] }
}

/**
 * A basket from a page or another life: what was on its way is sent again under the same id, of
 * each line only the newest wish.
 */
const revived = (basket: BasketContext): BasketContext => ({
  ...basket,
  log: basket.log.filter(intent => !isSuperseded(basket, intent)).map(sentAgain),
  operations: basket.operations.map(sentAgain),
  reading: basket.version < 0 || basket.reading !== 'no' ? 'wanted' : 'no',
  recent: [],
  paused: false
})

const sentAgain = <Intent extends LineIntent | BasketOperation>(intent: Intent): Intent => ({
  ...intent,
  state: 'waiting',
  ...(intent.state !== 'waiting' && intent.state !== 'typing' && { lost: true })
})

/** The visitor's unsettled quantities are meant for the new basket as well. */
function replaced(context: BasketContext, basket: Basket | undefined): BasketContext {
  const { epoch, log, lastIntentId } = context
  const next = basket ? basketState(basket) : { ...context, version: -1, operations: [] }
  return {
    ...revived({ ...next, log, failures: {}, removed: [] }),
    epoch: epoch + 1,
    lastIntentId,
    reading: basket ? 'no' : withReading('no')
  }
}

async function deliver(
  api: BasketApi,
  request: BasketRequest,
  signal: AbortSignal
): Promise<BasketAnswer> {
  try {
    return { type: 'answer.came', request, basket: await send(api, request, signal) }
  } catch (error) {
    const failure = toFailure(error)
    return { type: failure.retryable ? 'answer.lost' : 'answer.refused', request, failure }
  }
}

function send(api: BasketApi, request: BasketRequest, signal: AbortSignal): Promise<Basket> {
  if (request.kind === 'lines') return api.sendLines(request.intents, signal)
  if (request.kind === 'operation') return api.operate(request.operation, signal)
  return api.read(signal)
}
