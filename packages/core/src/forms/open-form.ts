import { toFailure } from '../platform/api-error.ts'
import { type CommandShapes, needShape } from '../platform/command-shapes.ts'
import type { Clock } from '../platform/platform.ts'
import { createDueTimer } from '../store/due-timer.ts'
import type { Form } from './form.ts'
import type { FormCommand, FormState } from './form-state.ts'

/** A form of one screen: its state, its timers, its calls. */
export interface OpenForm<Values, Facts, Answer> {
  get(): FormState<Values, Facts, Answer>
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  send(command: FormCommand<Values, Facts, Answer>): void
  /** Ends its timers and what is on its way. */
  stop(): void
}

/** What each command of a form cannot do without. */
const formShapes = {
  'form.edit': { values: 'an object' },
  'field.leave': { name: 'a text' },
  'form.submit': {},
  'form.accept': {},
  'form.refuse': { failure: 'an object' },
  'form.learn': { facts: 'an object' },
  'form.calm': {},
  'form.announce': {}
} as const satisfies CommandShapes & Record<FormCommand<unknown>['type'], unknown>

/** Resolves with what the server answers. */
export type SendForm<Body, Answer> = (body: Body, signal: AbortSignal) => Promise<Answer>

/** Opens a form; an attempt that stands in its state is carried out by `carry`. */
export function openForm<Values, Facts, Body, Answer>(
  form: Form<Values, Facts, Body, Answer>,
  facts: Facts,
  carry: SendForm<Body, Answer>,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
): OpenForm<Values, Facts, Answer> {
  const listeners = new Set<() => void>()
  let state = form.start(facts)
  const timer = createDueTimer(clock, send)
  let call = new AbortController()

  function send(command: FormCommand<Values, Facts, Answer>) {
    needShape({ name: form.name, shapes: formShapes }, command)
    const before = state
    state = form.after(state, command)
    timer.wait(form.due(state))
    if (state.sending !== undefined && state.sending !== before.sending) void attempt(state.sending)
    for (const listener of listeners) listener()
  }

  async function attempt(values: Values) {
    call = new AbortController()
    const { signal } = call
    const outcome = await carry(form.body(values, state.facts), signal).then(
      answer => ({ type: 'form.accept' as const, answer }),
      error => ({ type: 'form.refuse' as const, failure: toFailure(error) })
    )
    if (!signal.aborted) send(outcome)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    stop() {
      timer.stop()
      call.abort()
    }
  }
}
