import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import type { Blank } from '../entities/blank.ts'
import { type Failure, type FieldErrors, toFailure } from '../errors/api-error.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import type { OneClickForm, OneClickWish } from './one-click-form.ts'

export interface OneClickApi {
  send(wish: OneClickWish & OneClickForm, signal: AbortSignal): Promise<Blank>
  validate(form: OneClickForm): FieldErrors
}

/** Plain JSON; one form for one colour and size of a product. */
export interface OneClickContext {
  readonly wish: OneClickWish
  readonly form: OneClickForm
  /** Messages by field: `name`, `phone`, `accept`. */
  readonly errors: FieldErrors
  /** Grows with every refused try: the first wrong field takes the focus then. */
  readonly attempt: number
  readonly failure?: Failure | undefined
  readonly blank?: Blank | undefined
}

export type OneClickEvent =
  | { type: 'form.edit'; form: Partial<OneClickForm> }
  | { type: 'wish.change'; wish: OneClickWish }
  | { type: 'blank.send' }

export type OneClickFact = { type: 'blank.sent'; blank: Blank }

export const oneClickState = (wish: OneClickWish, form: OneClickForm): OneClickContext => ({
  wish,
  form,
  errors: {},
  attempt: 0
})

/** «Заказ в один клик»: a name and a phone, and the shop calls back. */
export const createOneClickMachine = (api: OneClickApi, known: OneClickContext) =>
  setup({
    types: {
      context: {} as OneClickContext,
      events: {} as OneClickEvent,
      emitted: {} as OneClickFact,
      tags: {} as 'busy'
    },
    actors: {
      send: fromPromise<Blank, OneClickWish & OneClickForm>(({ input, signal }) =>
        api.send(input, signal)
      )
    },
    actions: {
      edit: assign(({ context }, patch: Partial<OneClickForm>) => {
        const form = { ...context.form, ...patch }
        return {
          form,
          errors: errorsLeft(context.errors, api.validate(form)),
          failure: undefined
        }
      }),
      choose: assign((_, wish: OneClickWish) => ({ wish, failure: undefined })),
      showErrors: assign(({ context }) => ({
        errors: api.validate(context.form),
        attempt: context.attempt + 1
      })),
      clearErrors: assign({ errors: {}, failure: undefined }),
      showFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: failure.fieldErrors,
        attempt: context.attempt + 1
      })),
      keep: assign((_, blank: Blank) => ({ blank })),
      announce: emit((_, blank: Blank) => ({ type: 'blank.sent' as const, blank }))
    },
    guards: {
      hasErrors: ({ context }) => Object.keys(api.validate(context.form)).length > 0
    }
  }).createMachine({
    id: 'oneClick',
    context: known,
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.edit': { actions: { type: 'edit', params: ({ event }) => event.form } },
          'wish.change': { actions: { type: 'choose', params: ({ event }) => event.wish } },
          'blank.send': [
            { guard: 'hasErrors', actions: 'showErrors' },
            { target: 'sending', actions: 'clearErrors' }
          ]
        }
      },
      // A second click changes nothing: the server would take it for the same wish, too.
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ ...context.wish, ...context.form }),
          onDone: {
            target: 'sent',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'announce', params: ({ event }) => event.output }
            ]
          },
          onError: {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      sent: { type: 'final' }
    }
  })

export type OneClickActor = ActorRefFrom<ReturnType<typeof createOneClickMachine>>
