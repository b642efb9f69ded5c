import { toFailure } from '../../platform/api-error.ts'
import { needShape } from '../../platform/command-shapes.ts'
import type { Clock } from '../../platform/platform.ts'
import { createDueTimer } from '../../store/due-timer.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import type { CheckoutContext } from '../order-form/checkout-state.ts'
import type { CheckoutActor, OpenCheckout } from './checkout.machine.ts'
import {
  checkoutAfter,
  checkoutDue,
  type DraftStorage,
  draftKeeper,
  readDraft
} from './checkout.ts'
import { checkoutSchema } from './checkout-schema.ts'

/** The checkout of a page: plain state at first, the machine's from its start on. */
export interface EarlyCheckout {
  /** The running machine, undefined before the first command: `subscribe` calls when it starts. */
  readonly actor: CheckoutActor | undefined
  get(): CheckoutContext
  subscribe(listener: () => void): () => void
  send(command: CheckoutCommand): void
  /** Goes on with what was typed in this tab before, if anything was. */
  resume(): void
  stop(): void
}

/** Fetches the engine; what it gives takes the checkout over as it is then. */
export type FetchEngine = () => Promise<(known: CheckoutContext) => OpenCheckout>

interface EarlyCheckoutOptions {
  readonly initial: CheckoutContext
  readonly storage: DraftStorage
  /** The account that orders, by its id; none for a guest. */
  readonly owner?: string | undefined
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  readonly fetchEngine: FetchEngine
}

/** They ask nothing of the server. */
const QUIET: readonly string[] = ['form.calm', 'form.announce', 'field.leave']

/** One checkout: plain state from the first paint, the machine from the first command on. */
export function createEarlyCheckout(options: EarlyCheckoutOptions): EarlyCheckout {
  const { initial: known, storage, owner, clock, fetchEngine } = options
  const timer = createDueTimer(clock, send)
  const listeners = new Set<() => void>()
  let state = known
  let running: OpenCheckout | undefined
  let isFetching = false
  let isStopped = false

  function show(next: CheckoutContext) {
    state = next
    // An engine keeps the time itself.
    timer.wait(running === undefined ? checkoutDue(next) : undefined)
    for (const listener of listeners) listener()
  }

  /** Before the engine the draft is the page’s to keep: nothing typed may be lost. */
  function take(command: CheckoutCommand) {
    const keep = draftKeeper(storage, state.form, owner)
    show(checkoutAfter(state, command))
    keep(state)
  }

  async function wake() {
    if (isFetching) return
    isFetching = true
    try {
      const open = await fetchEngine()
      if (!isStopped) follow(open(state))
    } catch (error) {
      isFetching = false
      take({ type: 'engine.failed', failure: toFailure(error) })
    }
  }

  function follow(checkout: OpenCheckout) {
    running = checkout
    const read = () => show(checkout.get())
    checkout.subscribe(read)
    read()
  }

  function send(command: CheckoutCommand) {
    needShape(checkoutSchema, command)
    if (running !== undefined) return running.send(command)
    take(command)
    if (!QUIET.includes(command.type)) void wake()
  }

  return {
    get actor() {
      return running?.actor
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    resume() {
      const form = readDraft(storage, owner)
      if (form === undefined) return
      send({ type: 'form.edit', form })
      // What was chosen then may not be offered any more.
      if (state.offers !== undefined) send({ type: 'offers.seen', offers: state.offers })
    },
    stop() {
      isStopped = true
      timer.stop()
      running?.stop()
    }
  }
}
