import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import { type Failure, toFailure } from '../errors/api-error.ts'
import { required } from '../validation/validators.ts'

export interface AccountDeletionApi {
  deleteAccount(password: string, signal: AbortSignal): Promise<void>
}

export interface AccountDeletionContext {
  /** What is wrong with the password field, if anything. */
  readonly passwordError: string
  readonly failure: Failure | undefined
}

export type AccountDeletionEvent =
  | { type: 'deletion.ask' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.confirm'; password: string }

/** Nothing is deleted without being asked for twice: by the question and by the password. */
export const createAccountDeletionMachine = (api: AccountDeletionApi) =>
  setup({
    types: {
      context: {} as AccountDeletionContext,
      events: {} as AccountDeletionEvent,
      emitted: {} as { type: 'account.deleted' },
      tags: {} as 'busy'
    },
    actors: {
      deleteAccount: fromPromise<void, string>(({ input, signal }) =>
        api.deleteAccount(input, signal)
      )
    },
    actions: {
      forget: assign({ passwordError: '', failure: undefined }),
      refuse: assign((_, password: string) => ({ passwordError: required(password) ?? '' })),
      showFailure: assign((_, failure: Failure) => ({
        failure,
        passwordError: failure.fieldErrors.password ?? ''
      })),
      announce: emit({ type: 'account.deleted' })
    },
    guards: { isFilled: (_, password: string) => required(password) === undefined }
  }).createMachine({
    id: 'accountDeletion',
    context: { passwordError: '', failure: undefined },
    initial: 'idle',
    states: {
      idle: { on: { 'deletion.ask': 'confirming' } },
      confirming: {
        on: {
          'deletion.cancel': { target: 'idle', actions: 'forget' },
          'deletion.confirm': [
            {
              guard: { type: 'isFilled', params: ({ event }) => event.password },
              target: 'deleting',
              actions: 'forget'
            },
            { actions: { type: 'refuse', params: ({ event }) => event.password } }
          ]
        }
      },
      /** Cannot be cancelled: the answer alone tells whether the account is still there. */
      deleting: {
        tags: 'busy',
        invoke: {
          id: 'deleteAccount',
          src: 'deleteAccount',
          input: ({ event }) => (event.type === 'deletion.confirm' ? event.password : ''),
          onDone: { target: 'deleted', actions: 'announce' },
          onError: {
            target: 'confirming',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      deleted: { type: 'final' }
    }
  })

export type AccountDeletionActor = ActorRefFrom<ReturnType<typeof createAccountDeletionMachine>>
