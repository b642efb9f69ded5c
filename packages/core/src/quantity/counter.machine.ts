import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate'

import { enterQuantity, type QuantityEntry, type QuantityRules, stepQuantity } from './quantity.ts'

/** Plain JSON. */
export interface CounterContext extends QuantityEntry {
  readonly rules: QuantityRules
}

export type CounterEvent =
  | { readonly type: 'counter.type'; readonly text: string }
  | { readonly type: 'counter.step'; readonly by: 1 | -1 }
  /** The field was left: what was being typed gives way to what counts. */
  | { readonly type: 'counter.leave' }
  /** The quantity, or what it may be, has changed elsewhere. */
  | { readonly type: 'counter.seen'; readonly value: number; readonly rules?: QuantityRules }

export interface CounterFact {
  readonly type: 'counter.changed'
  readonly value: number
}

/** The quantity counter (§4, §5): typed into, stepped, or shut while it is disabled. */
export const createCounterMachine = (value: number, rules: QuantityRules = {}) =>
  setup({
    types: {
      context: {} as CounterContext,
      events: {} as CounterEvent,
      emitted: {} as CounterFact
    },
    actions: {
      enter: enqueueActions(({ context, enqueue }, entry: QuantityEntry) => {
        enqueue.assign(entry)
        if (entry.value === context.value) return
        enqueue(emit({ type: 'counter.changed' as const, value: entry.value }))
      }),
      tidy: assign(({ context }) => ({ text: String(context.value) })),
      see: assign(({ context }, seen: { value: number; rules?: QuantityRules }) =>
        shownAs(seen.value, seen.rules ?? context.rules)
      )
    },
    guards: {
      isDisabled: ({ context }) => context.rules.isDisabled === true,
      isEnabled: ({ context }) => context.rules.isDisabled !== true
    }
  }).createMachine({
    id: 'counter',
    context: shownAs(value, rules),
    initial: 'resting',
    on: {
      'counter.seen': { actions: { type: 'see', params: ({ event }) => event } }
    },
    states: {
      resting: {
        always: { guard: 'isDisabled', target: 'disabled' },
        on: {
          'counter.type': {
            target: 'typing',
            actions: { type: 'enter', params: ({ context, event }) => typed(context, event.text) }
          },
          'counter.step': {
            actions: { type: 'enter', params: ({ context, event }) => stepped(context, event.by) }
          }
        }
      },
      typing: {
        on: {
          'counter.type': {
            actions: { type: 'enter', params: ({ context, event }) => typed(context, event.text) }
          },
          'counter.step': {
            target: 'resting',
            actions: { type: 'enter', params: ({ context, event }) => stepped(context, event.by) }
          },
          'counter.leave': { target: 'resting', actions: 'tidy' },
          'counter.seen': {
            target: 'resting',
            actions: { type: 'see', params: ({ event }) => event }
          }
        }
      },
      /** Whatever is typed reverts. */
      disabled: {
        always: { guard: 'isEnabled', target: 'resting' },
        on: { 'counter.type': { actions: 'tidy' } }
      }
    }
  })

export type CounterActor = ActorRefFrom<ReturnType<typeof createCounterMachine>>

const typed = ({ value, rules }: CounterContext, text: string) => enterQuantity(text, value, rules)

function stepped({ value, rules }: CounterContext, by: 1 | -1): QuantityEntry {
  const next = stepQuantity(value, by, rules)
  return { value: next, text: String(next) }
}

/** A value from elsewhere is taken as it is; only what the visitor does is held to the rules. */
function shownAs(value: number, rules: QuantityRules): CounterContext {
  return { value, text: String(value), rules }
}
