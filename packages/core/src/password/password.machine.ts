import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, type FieldErrors, toFailure } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import { foundMessages } from '../validation/validator.ts'
import { confirmation, password, required } from '../validation/validators.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

export interface PasswordForm {
  readonly oldPassword: string
  readonly password: string
  readonly confirmation: string
}

export interface PasswordApi {
  change(oldPassword: string, password: string, signal: AbortSignal): Promise<void>
}

/** No password stands in it: they live in the fields alone. */
export interface PasswordContext {
  readonly isVisible: boolean
  /** Undefined while the field is empty. */
  readonly strength: PasswordStrength | undefined
  readonly fieldErrors: FieldErrors
  readonly failure: Failure | undefined
}

export type PasswordEvent =
  | { type: 'password.toggle' }
  | { type: 'password.type'; value: string }
  | { type: 'password.submit'; form: PasswordForm }

/** Changing a password: shown or hidden, weighed while it is typed, checked before it is sent. */
export const createPasswordMachine = (api: PasswordApi) =>
  setup({
    types: {
      context: {} as PasswordContext,
      events: {} as PasswordEvent,
      emitted: {} as { type: 'password.changed' },
      tags: {} as 'busy'
    },
    actors: {
      change: fromPromise<void, PasswordForm | undefined>(async ({ input, signal }) => {
        if (input) await api.change(input.oldPassword, input.password, signal)
      })
    },
    actions: {
      toggle: assign(({ context }) => ({ isVisible: !context.isVisible })),
      weigh: assign((_, value: string) => ({
        strength: value === '' ? undefined : passwordStrength(value)
      })),
      showErrors: assign((_, fieldErrors: FieldErrors) => ({ fieldErrors, failure: undefined })),
      showFailure: assign((_, failure: Failure) => ({ failure, fieldErrors: failure.fieldErrors })),
      hide: assign({ isVisible: false, strength: undefined }),
      announce: emit({ type: 'password.changed' })
    },
    guards: {
      isGood: (_, form: PasswordForm) => Object.keys(passwordErrors(form)).length === 0
    }
  }).createMachine({
    id: 'password',
    context: { isVisible: false, strength: undefined, fieldErrors: {}, failure: undefined },
    initial: 'editing',
    on: { 'password.toggle': { actions: 'toggle' } },
    states: {
      editing: {
        on: {
          'password.type': {
            actions: { type: 'weigh', params: ({ event }) => event.value }
          },
          'password.submit': [
            {
              guard: { type: 'isGood', params: ({ event }) => event.form },
              target: 'saving',
              actions: { type: 'showErrors', params: {} }
            },
            {
              actions: { type: 'showErrors', params: ({ event }) => passwordErrors(event.form) }
            }
          ]
        }
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'change',
          src: 'change',
          input: ({ event }) => (event.type === 'password.submit' ? event.form : undefined),
          onDone: { target: 'changed', actions: ['hide', 'announce'] },
          onError: {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      /** Typing again begins another change. */
      changed: {
        on: {
          'password.type': {
            target: 'editing',
            actions: { type: 'weigh', params: ({ event }) => event.value }
          }
        }
      }
    }
  })

export type PasswordActor = ActorRefFrom<ReturnType<typeof createPasswordMachine>>

/** What is wrong with the form, by field. */
export const passwordErrors = (form: PasswordForm): FieldErrors =>
  foundMessages({
    oldPassword: required(needObject(form, 'passwordErrors(form)').oldPassword),
    password: password(form.password),
    confirmation: confirmation(form.password)(form.confirmation)
  })
