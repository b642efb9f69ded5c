import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

import type { Raffle } from '../entities/raffle.ts'
import { type Failure, toFailure } from '../platform/api-error.ts'
import { FIRST_PAGE } from '../values/pagination/pagination.ts'

export interface JoinedRaffle {
  readonly ticket: number
  readonly participantsCount: number
  readonly message: string
}

export interface RaffleApi {
  read(page: number, signal: AbortSignal): Promise<Raffle>
  join(signal: AbortSignal): Promise<JoinedRaffle>
}

/** Plain JSON. */
export interface RaffleContext {
  /** Undefined until it is read. */
  readonly raffle: Raffle | undefined
  /** The page of participants that is wanted. */
  readonly page: number
  /** Why the last call failed; the raffle stays as it was. */
  readonly failure: Failure | undefined
}

export type RaffleEvent =
  | { type: 'raffle.join' }
  | { type: 'page.open'; page: number }
  | { type: 'raffle.reload' }

export const raffleState = (raffle?: Raffle): RaffleContext => ({
  raffle,
  page: raffle?.participants?.meta.page ?? FIRST_PAGE,
  failure: undefined
})

/** One raffle: its participants by page and the visitor's own ticket. */
export const createRaffleMachine = (api: RaffleApi, known: RaffleContext) =>
  setup({
    types: {
      context: {} as RaffleContext,
      events: {} as RaffleEvent,
      tags: {} as 'busy'
    },
    actors: {
      read: fromPromise<Raffle, number>(({ input, signal }) => api.read(input, signal)),
      join: fromPromise<JoinedRaffle>(({ signal }) => api.join(signal))
    },
    actions: {
      take: assign((_, raffle: Raffle) => ({ raffle, failure: undefined })),
      takeTicket: assign(({ context }, joined: JoinedRaffle) => ({
        raffle: context.raffle && withTicket(context.raffle, joined),
        failure: undefined
      })),
      open: assign((_, page: number) => ({ page })),
      showFailure: assign((_, failure: Failure) => ({ failure }))
    },
    guards: {
      isRead: ({ context }) => context.raffle !== undefined,
      mayJoin: ({ context }) => context.raffle?.participation.allowed === true
    }
  }).createMachine({
    id: 'raffle',
    context: known,
    initial: known.raffle === undefined ? 'reading' : 'ready',
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.page,
          onDone: {
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output }
          },
          onError: [
            {
              guard: 'isRead',
              target: 'ready',
              actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
            },
            {
              target: 'failed',
              actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
            }
          ]
        },
        on: {
          // What is on its way may be meant for the guest that the visitor was.
          'raffle.reload': { target: 'reading', reenter: true },
          'page.open': {
            target: 'reading',
            reenter: true,
            actions: { type: 'open', params: ({ event }) => event.page }
          }
        }
      },
      ready: {
        on: {
          'raffle.join': { guard: 'mayJoin', target: 'joining' },
          'raffle.reload': 'reading',
          'page.open': {
            target: 'reading',
            actions: { type: 'open', params: ({ event }) => event.page }
          }
        }
      },
      joining: {
        tags: 'busy',
        invoke: {
          id: 'join',
          src: 'join',
          // The list has a new participant, so it is read again.
          onDone: {
            target: 'reading',
            actions: { type: 'takeTicket', params: ({ event }) => event.output }
          },
          onError: {
            target: 'ready',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      failed: { on: { 'raffle.reload': 'reading' } }
    }
  })

export type RaffleActor = ActorRefFrom<ReturnType<typeof createRaffleMachine>>

const withTicket = (raffle: Raffle, { ticket, participantsCount, message }: JoinedRaffle) => ({
  ...raffle,
  participantsCount,
  participation: { ticket, allowed: false, message }
})
