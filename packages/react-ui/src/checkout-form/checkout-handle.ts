import {
  type CheckoutActor,
  type CheckoutContext,
  type CheckoutEvent,
  checkoutState,
  isWaitingForSums,
  type OrderForm,
  toFailure
} from '@vitrina/core'

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

interface CheckoutParts {
  readonly form: OrderForm
  /** Rubles of the chosen goods, as the page shows them. */
  readonly goodsPrice: number | undefined
  /** Fetches the engine and starts a checkout from a form, or from the draft of this tab. */
  readonly start: (form: OrderForm) => Promise<CheckoutActor>
}

/** One checkout: a plain form until the first event, the core's machine from then on. */
export function createCheckoutHandle({ form, goodsPrice, start }: CheckoutParts): CheckoutHandle {
  const listeners = new Set<() => void>()
  const first = { ...checkoutState(form), goodsPrice }
  let view: CheckoutView = { checkout: first, phase: 'editing', isSubmitWaiting: false }
  let actor: CheckoutActor | undefined
  let isStarting = false
  let early: readonly CheckoutEvent[] = []
  let isStopped = false

  function show(next: Partial<CheckoutView>) {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  function follow(running: CheckoutActor) {
    const { context, value } = running.getSnapshot()
    show({ checkout: context, phase: phaseOf(value) })
    if (!view.isSubmitWaiting || isWaitingForSums(context)) return
    show({ isSubmitWaiting: false })
    running.send({ type: 'checkout.submit' })
  }

  async function begin() {
    const running = await start(view.checkout.form)
    if (isStopped) return void running.stop()
    actor = running
    for (const event of early) running.send(event)
    running.subscribe(() => follow(running))
    follow(running)
  }

  function wake() {
    if (isStarting) return
    isStarting = true
    begin().catch(error => {
      isStarting = false
      const { attempt } = view.checkout
      const checkout = { ...view.checkout, failure: toFailure(error), attempt: attempt + 1 }
      show({ checkout, isSubmitWaiting: false })
    })
  }

  function submit() {
    if (view.phase !== 'editing') return
    show({ isSubmitWaiting: true })
    if (actor === undefined) return wake()
    // What could not be counted is counted once more.
    if (view.checkout.deliveryFailure !== '') actor.send({ type: 'delivery.recalculate' })
    follow(actor)
  }

  return {
    getState: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(event) {
      if (event.type === 'checkout.submit') return submit()
      if (actor !== undefined) return actor.send(event)
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
      actor?.stop()
    }
  }
}

const phaseOf = (value: CheckoutPhase | object): CheckoutPhase =>
  typeof value === 'string' ? value : 'editing'
