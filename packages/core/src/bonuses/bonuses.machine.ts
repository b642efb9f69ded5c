import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

import type { BonusBalance, BonusUserType } from '../entities/bonus.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import {
  type BonusesContext,
  bonusesState,
  type OpenedBonuses,
  opened,
  withPage
} from './bonuses-state.ts'

type UserType = BonusUserType | undefined

export interface BonusesApi {
  /** The balance with the first page of its log, and the visitor's place in the programme. */
  open(userType: UserType, signal: AbortSignal): Promise<OpenedBonuses>
  readPage(userType: UserType, page: number, signal: AbortSignal): Promise<BonusBalance>
}

export type BonusesEvent =
  | { type: 'bonuses.reload' }
  /** Looks at the account of another kind of member (N12). */
  | { type: 'bonuses.choose'; userType: BonusUserType }
  | { type: 'log.more' }

/** A member's bonuses; nothing is fetched while the shop has them switched off (§9). */
export const createBonusesMachine = (api: BonusesApi, known: BonusesContext = bonusesState(true)) =>
  setup({
    types: { context: {} as BonusesContext, events: {} as BonusesEvent, tags: {} as 'busy' },
    actors: {
      open: fromPromise<OpenedBonuses, UserType>(({ input, signal }) => api.open(input, signal)),
      readPage: fromPromise<BonusBalance, { userType: UserType; page: number }>(
        ({ input, signal }) => api.readPage(input.userType, input.page, signal)
      )
    },
    actions: {
      show: assign((_, answer: OpenedBonuses) => opened(answer)),
      addPage: assign(({ context }, balance: BonusBalance) => withPage(context, balance)),
      choose: assign((_, userType: BonusUserType) => ({
        ...bonusesState(true),
        userType,
        value: undefined,
        client: undefined
      })),
      showFailure: assign((_, { message }: Failure) => ({ failure: message }))
    },
    guards: {
      isOn: ({ context }) => context.enabled,
      hasMore: ({ context }) => context.page < context.pages
    }
  }).createMachine({
    id: 'bonuses',
    context: known,
    initial: 'off',
    states: {
      off: { always: { guard: 'isOn', target: 'on' } },
      on: {
        initial: 'opening',
        on: {
          'bonuses.reload': { target: '.opening' },
          'bonuses.choose': {
            target: '.opening',
            actions: { type: 'choose', params: ({ event }) => event.userType }
          }
        },
        states: {
          opening: {
            tags: 'busy',
            invoke: {
              id: 'open',
              src: 'open',
              input: ({ context }) => context.userType,
              onDone: {
                target: 'ready',
                actions: { type: 'show', params: ({ event }) => event.output }
              },
              onError: {
                target: 'failed',
                actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
              }
            }
          },
          ready: { on: { 'log.more': { guard: 'hasMore', target: 'readingMore' } } },
          readingMore: {
            tags: 'busy',
            invoke: {
              id: 'readPage',
              src: 'readPage',
              input: ({ context }) => ({ userType: context.userType, page: context.page + 1 }),
              onDone: {
                target: 'ready',
                actions: { type: 'addPage', params: ({ event }) => event.output }
              },
              onError: {
                target: 'ready',
                actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
              }
            }
          },
          failed: {}
        }
      }
    }
  })

export type BonusesActor = ActorRefFrom<ReturnType<typeof createBonusesMachine>>
