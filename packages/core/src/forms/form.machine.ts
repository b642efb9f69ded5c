import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

import type { FormValue, FormValues } from '../entities/form.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import { HIGHLIGHT_MS } from './field.ts'
import { formErrors } from './form.selectors.ts'
import type { FormContext } from './form-state.ts'

export interface FormAnswer {
  readonly formId: string
  readonly values: FormValues
  readonly accept: boolean
}

export interface FormApi {
  /** Resolves with the server's thanks. */
  send(answer: FormAnswer, signal: AbortSignal): Promise<string>
}

export type FormEvent =
  | { readonly type: 'field.changed'; readonly code: string; readonly value: FormValue }
  | { readonly type: 'accept.changed'; readonly accept: boolean }
  | { readonly type: 'field.left'; readonly code: string }
  | { readonly type: 'form.send' }
  /** Another answer to the same form. */
  | { readonly type: 'form.again' }

/**
 * A form whose fields and rules come from the shop: filled in, refused for two seconds, sent.
 * `start` is the form as it opens, the first time and again.
 */
export const createFormMachine = (api: FormApi, start: FormContext) =>
  setup({
    types: { context: {} as FormContext, events: {} as FormEvent, tags: {} as 'busy' },
    actors: {
      send: fromPromise<string, FormAnswer>(({ input, signal }) => api.send(input, signal))
    },
    actions: {
      change: assign(({ context }, { code, value }: { code: string; value: FormValue }) => ({
        values: { ...context.values, [code]: value },
        refused: without(context.refused, code)
      })),
      agree: assign(({ context }, accept: boolean) => ({
        accept,
        refused: without(context.refused, 'accept')
      })),
      touch: assign(({ context }, code: string) => ({
        touched: context.touched.includes(code) ? context.touched : [...context.touched, code]
      })),
      touchAll: assign(({ context }) => ({
        touched: [...context.form.fields.map(({ code }) => code), 'accept']
      })),
      forgetFailure: assign({ failure: undefined }),
      showFailure: assign((_, failure: Failure) => ({ failure, refused: failure.fieldErrors })),
      thank: assign((_, message: string) => ({ message })),
      startAgain: assign(() => start)
    },
    guards: { isValid: ({ context }) => Object.keys(formErrors(context)).length === 0 },
    delays: { HIGHLIGHT_MS }
  }).createMachine({
    id: 'form',
    context: start,
    initial: 'filling',
    states: {
      filling: {
        initial: 'calm',
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
          'accept.changed': { actions: { type: 'agree', params: ({ event }) => event.accept } },
          'field.left': { actions: { type: 'touch', params: ({ event }) => event.code } },
          'form.send': [
            { guard: 'isValid', target: 'sending', actions: 'touchAll' },
            { target: '.refused', reenter: true, actions: 'touchAll' }
          ]
        },
        states: {
          calm: {},
          /** The wrong fields are highlighted (§4). */
          refused: { after: { HIGHLIGHT_MS: 'calm' } }
        }
      },
      sending: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { form, values, accept } }) => ({ formId: form.id, values, accept }),
          onDone: {
            target: 'sent',
            actions: { type: 'thank', params: ({ event }) => event.output }
          },
          onError: {
            target: 'filling.refused',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      sent: { on: { 'form.again': { target: 'filling', actions: 'startAgain' } } }
    }
  })

export type FormActor = ActorRefFrom<ReturnType<typeof createFormMachine>>

const without = (errors: FormContext['refused'], code: string) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== code))
