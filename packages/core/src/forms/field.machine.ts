import { type ActorRefFrom, assign, setup } from 'xstate'
import { needFunction } from '../errors/needed.ts'

import { type FieldFacts, fieldState, HIGHLIGHT_MS } from './field.ts'

type FieldValue = FieldFacts['value']

/** Plain JSON. */
export type FieldContext = FieldFacts

export type FieldEvent =
  | { readonly type: 'field.input'; readonly value: FieldValue }
  | { readonly type: 'field.leave' }
  /** Its form was submitted. */
  | { readonly type: 'field.submit' }
  /** What the server says of it; the next input takes it away. */
  | { readonly type: 'field.refuse'; readonly message: string }
  | { readonly type: 'field.reset'; readonly value: FieldValue }

/** One input (§4): neutral, valid or in error, and highlighted for two seconds after a failure. */
export const createFieldMachine = (
  validate: (value: FieldValue) => string | undefined,
  start: FieldValue = ''
) =>
  setup({
    types: { context: {} as FieldContext, events: {} as FieldEvent },
    actions: {
      input: assign((_, value: FieldValue) => ({ value, message: validate(value) })),
      touch: assign({ isTouched: true }),
      refuse: assign((_, message: string) => ({ isTouched: true, message })),
      reset: assign((_, value: FieldValue) => untouched(value, validate))
    },
    guards: {
      isNeutral: ({ context }) => fieldState(context) === 'neutral',
      isValid: ({ context }) => fieldState(context) === 'valid',
      hasMessage: ({ context }) => context.message !== undefined
    },
    delays: { HIGHLIGHT_MS }
  }).createMachine({
    id: 'field',
    context: untouched(start, needFunction(validate, 'createFieldMachine(validate)')),
    initial: 'judging',
    on: {
      'field.input': {
        target: '.judging',
        actions: { type: 'input', params: ({ event }) => event.value }
      },
      'field.leave': { target: '.judging', actions: 'touch' },
      'field.submit': [
        { guard: 'hasMessage', target: '.error.highlighted', reenter: true, actions: 'touch' },
        { target: '.judging', actions: 'touch' }
      ],
      'field.refuse': {
        target: '.error.highlighted',
        reenter: true,
        actions: { type: 'refuse', params: ({ event }) => event.message }
      },
      'field.reset': {
        target: '.judging',
        actions: { type: 'reset', params: ({ event }) => event.value }
      }
    },
    states: {
      judging: {
        always: [
          { guard: 'isNeutral', target: 'neutral' },
          { guard: 'isValid', target: 'valid' },
          { target: 'error' }
        ]
      },
      neutral: {},
      valid: {},
      error: {
        initial: 'shown',
        on: {
          // Leaving the field does not cut its highlight short.
          'field.leave': { actions: 'touch' }
        },
        states: {
          shown: {},
          highlighted: { after: { HIGHLIGHT_MS: 'shown' } }
        }
      }
    }
  })

export type FieldActor = ActorRefFrom<ReturnType<typeof createFieldMachine>>

const untouched = (
  value: FieldValue,
  validate: (value: FieldValue) => string | undefined
): FieldContext => ({ value, isTouched: false, message: validate(value) })
