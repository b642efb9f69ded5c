import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { MailingStatus } from '../entities/mailing.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import { emailWith } from '../validation/email.ts'
import { consent } from '../validation/validators.ts'

export interface MailingWish {
  readonly email: string
  readonly accept: boolean
}

export interface MailingApi {
  /** Resolves with the server's words. */
  subscribe(wish: MailingWish, signal: AbortSignal): Promise<string>
  /** Of the account's own address. */
  status(signal: AbortSignal): Promise<MailingStatus>
  stop(signal: AbortSignal): Promise<MailingStatus>
}

export type MailingEvent =
  | ({ readonly type: 'mailing.subscribe' } & MailingWish)
  /** A member's page wants to know. */
  | { readonly type: 'mailing.read' }
  | { readonly type: 'mailing.stop' }

export interface MailingContext {
  /** Undefined until it was read: a guest's is nobody's business. */
  readonly status: MailingStatus | undefined
  readonly message: string | undefined
  readonly failure: Failure | undefined
}

const realEmail = emailWith({ allowAdmin: false })

/** What is wrong with a wish to get letters; undefined members are good. */
export const mailingErrors = (wish: MailingWish) => ({
  email: realEmail(wish.email),
  accept: consent()(wish.accept)
})

/** Letters of the shop: asked for, confirmed by a letter, ended. */
export const createMailingMachine = (api: MailingApi) =>
  setup({
    types: {
      context: {} as MailingContext,
      events: {} as MailingEvent,
      tags: {} as 'busy'
    },
    actors: {
      subscribe: fromPromise<string, MailingWish>(({ input, signal }) =>
        api.subscribe(input, signal)
      ),
      read: fromPromise<MailingStatus>(({ signal }) => api.status(signal)),
      stop: fromPromise<MailingStatus>(({ signal }) => api.stop(signal))
    },
    actions: {
      forget: assign({ message: undefined, failure: undefined }),
      thank: assign(({ context }, message: string) => ({
        message,
        status: context.status === undefined ? undefined : ('pending' as const)
      })),
      showStatus: assign((_, status: MailingStatus) => ({ status })),
      showFailure: assign((_, failure: Failure) => ({ failure }))
    },
    guards: {
      isWrong: (_, wish: MailingWish) =>
        Object.values(mailingErrors(wish)).some(message => message !== undefined)
    }
  }).createMachine({
    id: 'mailing',
    context: { status: undefined, message: undefined, failure: undefined },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'mailing.subscribe': [
            { guard: { type: 'isWrong', params: ({ event }) => event } },
            { target: 'subscribing' }
          ],
          'mailing.read': 'reading',
          'mailing.stop': 'stopping'
        }
      },
      subscribing: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          id: 'subscribe',
          src: 'subscribe',
          input: ({ event }) =>
            event.type === 'mailing.subscribe'
              ? { email: event.email.trim(), accept: event.accept }
              : { email: '', accept: false },
          onDone: {
            target: 'idle',
            actions: { type: 'thank', params: ({ event }) => event.output }
          },
          onError: {
            target: 'idle',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      reading: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          id: 'read',
          src: 'read',
          onDone: {
            target: 'idle',
            actions: { type: 'showStatus', params: ({ event }) => event.output }
          },
          onError: {
            target: 'idle',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      stopping: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          id: 'stop',
          src: 'stop',
          onDone: {
            target: 'idle',
            actions: { type: 'showStatus', params: ({ event }) => event.output }
          },
          onError: {
            target: 'idle',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      }
    }
  })

export type MailingActor = ActorRefFrom<ReturnType<typeof createMailingMachine>>
