import type { EndpointCall } from '../../api/endpoint-call.ts'
import { putFastOrder } from '../../contracts/fast-order.ts'
import { toFailure } from '../../platform/api-error.ts'
import { needShape } from '../../platform/command-shapes.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Engine, Subject } from '../../store/subject.ts'
import { codesToAsk } from './asked-codes.ts'
import { type FastOrderCommand, fastOrderSchema } from './fast-order-commands.ts'
import type { FastOrder } from './fast-order-state.ts'
import { lineNotesMessages as words } from './line-notes.messages.ts'
import { readCodes } from './read-codes.ts'

export interface FastOrderOptions {
  /** The rules of its subject, which come with the page that shows it and not with every shop. */
  readonly after: Subject<FastOrder, FastOrderCommand>['after']
  readonly api: EndpointCall
  readonly clock: Pick<Clock, 'setTimeout'>
  /** An id for the basket that sorts after those it knows. */
  readonly newId: () => string
  /** Something was put into the basket, or may have been. */
  readonly onAdd: () => void
}

/** A fast order with its calls; stop it when its screen is left. */
export interface OpenFastOrder extends Engine<FastOrder, FastOrderCommand> {
  stop(): void
}

/** Does one piece of the work after another as long as the state wants any. */
export function openFastOrder(
  { after, api, clock, newId, onAdd }: FastOrderOptions,
  start: FastOrder
): OpenFastOrder {
  const listeners = new Set<() => void>()
  let state = start
  let call: AbortController | undefined

  function send(command: FastOrderCommand) {
    const next = after(state, command, newId())
    if (next === state) return
    if (state.work === 'adding' && next.work === 'none') onAdd()
    state = next
    if (state.work === 'none') stop()
    for (const listener of listeners) listener()
    if (call === undefined && state.work !== 'none') void work()
  }

  function stop() {
    call?.abort()
    call = undefined
  }

  async function work() {
    const own = new AbortController()
    call = own
    const outcome = await pieceOf(state, own.signal).catch(failedWith)
    // Whatever came of a call that was ended is nobody's news.
    if (call !== own) return
    call = undefined
    send(outcome)
  }

  async function pieceOf(order: FastOrder, signal: AbortSignal): Promise<FastOrderCommand> {
    const [batch] = order.batches
    if (order.work === 'parsing') return breath(clock, { type: 'order.slice' })
    if (order.work === 'asking' || batch === undefined) return ask(order, signal)
    const groups = batch.groups.map(group => ({ ...group, id: batch.id }))
    await api(putFastOrder, { body: { groups } }, signal)
    return { type: 'order.put', batch }
  }

  async function ask(order: FastOrder, signal: AbortSignal): Promise<FastOrderCommand> {
    const known = await readCodes(api, codesToAsk(order), signal)
    return breath(clock, { type: 'order.resolved', initial: known })
  }

  /** Goods that were sold meanwhile: what the shop knows of the codes is old. */
  function failedWith(error: unknown): FastOrderCommand {
    const { message, status } = toFailure(error)
    const isStale = state.work === 'adding' && [404, 409, 422].includes(status)
    return isStale
      ? { type: 'order.reread', why: words.changed }
      : { type: 'order.failed', message }
  }

  if (state.work !== 'none') void work()
  return {
    get: () => state,
    check: command => needShape(fastOrderSchema, command),
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop
  }
}

/** Lets the page breathe before the next piece: a long answer was read just now, or rows were. */
const breath = (clock: FastOrderOptions['clock'], command: FastOrderCommand) =>
  new Promise<FastOrderCommand>(resolve => {
    clock.setTimeout(() => resolve(command), 0)
  })
