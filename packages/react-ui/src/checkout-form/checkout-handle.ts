import { type FieldErrors } from '@vitrina/core'
import {
  type CheckoutActor,
  type CheckoutContext,
  type CheckoutEvent,
  checkoutState,
  isWaitingForSums
} from '@vitrina/core/checkout'
import { type OrderForm } from '@vitrina/core/entities'
import { errorMessages } from '@vitrina/core/errors'

export type CheckoutPhase =
  | 'editing'
  | 'submitting'
  | 'confirmingPrice'
  | 'placed'
  | 'paying'
  | 'leaving'

export interface CheckoutView {
  readonly checkout: CheckoutContext
  readonly phase: CheckoutPhase
  /** What is wrong by the rules; undefined until they are there. */
  readonly messages: FieldErrors | undefined
  /** A submit waits: for the machine, or for sums that are being counted. */
  readonly isSubmitWaiting: boolean
}

export interface CheckoutHandle {
  getState(): CheckoutView
  subscribe(listener: () => void): () => void
  send(event: CheckoutEvent): void
  /** Fetches the machine before the first event: there is a draft to go on with. */
  wake(): void
  stop(): void
}

interface Begun {
  readonly actor: CheckoutActor
  readonly check: (checkout: CheckoutContext) => FieldErrors
}

interface CheckoutParts {
  readonly form: OrderForm
  /** Rubles of the chosen goods, as the page shows them. */
  readonly goodsPrice: number | undefined
  /** False where all of them are virtual. */
  readonly needsDelivery: boolean
  /** Fetches engine and rules, and starts a checkout from a form, or from the draft of this tab. */
  readonly start: (form: OrderForm) => Promise<Begun>
}

/** One checkout: a plain form until the first event, the core's machine from then on. */
export function createCheckoutHandle(parts: CheckoutParts): CheckoutHandle {
  const { form, goodsPrice, needsDelivery, start } = parts
  const listeners = new Set<() => void>()
  const first = { ...checkoutState(form), goodsPrice, needsDelivery }
  let view: CheckoutView = {
    checkout: first,
    phase: 'editing',
    messages: undefined,
    isSubmitWaiting: false
  }
  let running: Begun | undefined
  let isStarting = false
  let early: readonly CheckoutEvent[] = []
  let isStopped = false

  function show(next: Partial<CheckoutView>) {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  function follow({ actor: running, check }: Begun) {
    const { context, value } = running.getSnapshot()
    show({ checkout: context, phase: phaseOf(value), messages: check(context) })
    if (!view.isSubmitWaiting || isWaitingForSums(context)) return
    show({ isSubmitWaiting: false })
    running.send({ type: 'checkout.submit' })
  }

  async function begin() {
    const begun = await start(view.checkout.form)
    if (isStopped) return void begun.actor.stop()
    running = begun
    for (const event of early) begun.actor.send(event)
    begun.actor.subscribe(() => follow(begun))
    follow(begun)
  }

  function wake() {
    if (isStarting) return
    isStarting = true
    begin().catch(() => {
      isStarting = false
      const { attempt } = view.checkout
      const checkout = { ...view.checkout, failure: NOT_STARTED, attempt: attempt + 1 }
      show({ checkout, isSubmitWaiting: false })
    })
  }

  function submit() {
    if (view.phase !== 'editing') return
    show({ isSubmitWaiting: true })
    if (running === undefined) return wake()
    // What could not be counted is counted once more.
    if (view.checkout.deliveryFailure !== '') running.actor.send({ type: 'delivery.recalculate' })
    follow(running)
  }

  return {
    getState: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(event) {
      if (event.type === 'checkout.submit') return submit()
      if (running !== undefined) return running.actor.send(event)
      early = [...early, event]
      if (event.type === 'form.edit') {
        const edited = { ...view.checkout, form: { ...view.checkout.form, ...event.form } }
        show({ checkout: edited })
      }
      wake()
    },
    wake,
    stop() {
      isStopped = true
      running?.actor.stop()
    }
  }
}

/** The engine could not be fetched; the next action tries again. */
const NOT_STARTED = {
  message: errorMessages.server,
  status: 0,
  fieldErrors: {},
  retryable: true
} as const

function phaseOf(value: CheckoutPhase | 'recalculating' | object): CheckoutPhase {
  if (typeof value !== 'string') return 'editing'
  // A confirmed sum is counted once more: for the visitor the order is on its way.
  return value === 'recalculating' ? 'submitting' : value
}
