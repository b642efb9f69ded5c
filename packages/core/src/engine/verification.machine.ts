import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import { type Failure, toFailure } from '../platform/api-error.ts'
import type { Contact } from './contact.ts'

const SECOND_MS = 1000
const CODE_LENGTH = 6

export interface SentCode {
  /** Digits of the code. */
  readonly length: number
  readonly resendInSeconds: number
}

export interface VerificationApi {
  send(contact: Contact, signal: AbortSignal): Promise<SentCode>
  check(contact: Contact, code: string, signal: AbortSignal): Promise<void>
  /** The time, ms. */
  now(): number
}

export interface VerificationContext {
  readonly contact: Contact
  readonly code: string
  readonly length: number
  /** Seconds until another code may be asked for. */
  readonly resendIn: number
  /** When that is, ms: timers stand still while the visitor looks for the code in another window. */
  readonly resendAt: number
  /** A code has reached the contact: it holds even if another one could not be sent. */
  readonly isSent: boolean
  readonly failure: Failure | undefined
}

export type VerificationEvent =
  | { type: 'code.send' }
  /** Whatever was typed or pasted; the last digit sends it. */
  | { type: 'code.type'; text: string }

/** Proves by a code that an e-mail or a phone is the visitor's. */
export const createVerificationMachine = (api: VerificationApi, contact: Contact) =>
  setup({
    types: {
      context: {} as VerificationContext,
      events: {} as VerificationEvent,
      emitted: {} as { type: 'contact.verified'; contact: Contact },
      tags: {} as 'busy'
    },
    actors: {
      send: fromPromise<SentCode, Contact>(({ input, signal }) => api.send(input, signal)),
      check: fromPromise<void, Pick<VerificationContext, 'contact' | 'code'>>(({ input, signal }) =>
        api.check(input.contact, input.code, signal)
      )
    },
    actions: {
      keepCode: assign(({ context }, text: string) => ({
        code: digitsOf(text, context.length),
        failure: undefined
      })),
      expectCode: assign((_, { length, resendInSeconds }: SentCode) => ({
        length,
        resendIn: resendInSeconds,
        resendAt: api.now() + resendInSeconds * SECOND_MS,
        isSent: true,
        code: '',
        failure: undefined
      })),
      countDown: assign(({ context }) => ({
        resendIn: Math.max(0, Math.ceil((context.resendAt - api.now()) / SECOND_MS))
      })),
      showFailure: assign((_, failure: Failure) => ({ failure, code: '' })),
      announce: emit(({ context }) => ({
        type: 'contact.verified' as const,
        contact: context.contact
      }))
    },
    guards: {
      isWhole: ({ context }, text: string) =>
        digitsOf(text, context.length).length === context.length,
      isWaiting: ({ context }) => context.resendIn > 0,
      mayResend: ({ context }) => context.resendIn === 0,
      isSent: ({ context }) => context.isSent
    },
    delays: { SECOND_MS }
  }).createMachine({
    id: 'verification',
    context: verificationStart(contact),
    initial: 'idle',
    states: {
      idle: { on: { 'code.send': 'sending' } },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.contact,
          onDone: {
            target: 'entering',
            actions: { type: 'expectCode', params: ({ event }) => event.output }
          },
          onError: [
            {
              guard: 'isSent',
              target: 'entering',
              actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
            },
            {
              target: 'idle',
              actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
            }
          ]
        }
      },
      entering: {
        on: {
          'code.send': { guard: 'mayResend', target: 'sending' },
          'code.type': [
            {
              guard: { type: 'isWhole', params: ({ event }) => event.text },
              target: 'checking',
              actions: { type: 'keepCode', params: ({ event }) => event.text }
            },
            { actions: { type: 'keepCode', params: ({ event }) => event.text } }
          ]
        },
        after: {
          SECOND_MS: {
            guard: 'isWaiting',
            target: 'entering',
            reenter: true,
            actions: 'countDown'
          }
        }
      },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context }) => context,
          onDone: { target: 'verified', actions: 'announce' },
          onError: {
            target: 'entering',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      verified: {}
    }
  })

export type VerificationActor = ActorRefFrom<ReturnType<typeof createVerificationMachine>>

function verificationStart(contact: Contact): VerificationContext {
  return {
    ...{ contact, code: '', length: CODE_LENGTH },
    ...{ resendIn: 0, resendAt: 0, isSent: false, failure: undefined }
  }
}

const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length)
