import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import type { Notification } from '../entities/notification.ts'
import { isCalm, recentConnects, restMs } from './flap-guard.ts'
import type { LineEvent, LiveApi, LiveEvent, LiveFact, ReadReport } from './live-events.ts'

/** §4, §9: tries in a row, each at once; the first connection is none of them (C5). */
export const TRIES_MAX = 5
/** The server's beat comes every 30 s: a line that is silent for so long is dead. */
const SILENCE_MS = 75_000
/** The server's word that the token has ended. */
const TOKEN_ENDED = 4401

export interface LiveContext {
  readonly tries: number
  /** Times of connecting within the last minute. */
  readonly connects: readonly number[]
  /** A token was renewed and nothing has come since: a second refusal is final. */
  readonly isRenewed: boolean
}

interface SendEvent {
  readonly type: 'line.send'
  readonly report: ReadReport
}

/** The socket of §4: opens on start and for every token, five tries in a row, then waits (C7). */
export const createLiveMachine = (api: LiveApi) =>
  setup({
    types: {
      context: {} as LiveContext,
      events: {} as LiveEvent,
      emitted: {} as LiveFact,
      tags: {} as 'busy'
    },
    actors: {
      line: fromCallback<SendEvent>(({ sendBack, receive }) => {
        const line = api.connect((event: LineEvent) => sendBack(event))
        receive(({ report }) => line.send(JSON.stringify(report)))
        return () => line.close()
      }),
      renew: fromPromise<boolean>(() => api.renew())
    },
    actions: {
      startAnew: assign({ tries: 0, isRenewed: false }),
      noteConnect: assign(({ context }) => {
        const now = api.now()
        return { connects: [...recentConnects(context.connects, now), now] }
      }),
      countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
      forgetTries: assign({ tries: 0 }),
      noteRenewal: assign({ isRenewed: true }),
      noteLife: assign({ isRenewed: false }),
      announce: emit((_, notification: Notification) => ({
        type: 'notification.received' as const,
        notification
      })),
      send: sendTo('line', (_, report: ReadReport): SendEvent => ({ type: 'line.send', report })),
      logLimit: () => api.log('The live connection was lost: the limit of tries is reached')
    },
    guards: {
      isCalm: ({ context }) => isCalm(context.connects, api.now()),
      hasTries: ({ context }) => context.tries < TRIES_MAX,
      isTokenEnded: ({ context }, code: number) => code === TOKEN_ENDED && !context.isRenewed,
      isRefused: (_, code: number) => code === TOKEN_ENDED,
      isRenewed: (_, isRenewed: boolean) => isRenewed
    },
    delays: {
      rest: ({ context }) => restMs(context.connects, api.now(), api.random()),
      silence: SILENCE_MS
    }
  }).createMachine({
    id: 'live',
    context: { tries: 0, connects: [], isRenewed: false },
    initial: 'off',
    states: {
      off: { on: { 'live.start': { target: 'running', actions: 'startAnew' } } },
      running: {
        initial: 'opening',
        on: {
          'host.absent': '.absent',
          'token.changed': { target: '.opening', reenter: true, actions: 'startAnew' }
        },
        states: {
          // A turn of the clock later: what changes the token several times opens one line.
          opening: {
            tags: 'busy',
            after: { 0: [{ guard: 'isCalm', target: 'connected' }, { target: 'resting' }] }
          },
          connected: {
            entry: 'noteConnect',
            invoke: { src: 'line', id: 'line' },
            initial: 'connecting',
            on: {
              'line.closed': [
                {
                  guard: { type: 'isTokenEnded', params: ({ event }) => event.code },
                  target: 'renewing'
                },
                { guard: { type: 'isRefused', params: ({ event }) => event.code }, target: 'lost' },
                { guard: 'hasTries', target: 'opening', actions: 'countTry' },
                { target: 'lost', actions: 'logLimit' }
              ]
            },
            states: {
              connecting: {
                tags: 'busy',
                on: { 'line.opened': { target: 'open', actions: 'forgetTries' } }
              },
              open: {
                initial: 'silent',
                on: {
                  'line.beat': { target: '.beating', actions: 'noteLife' },
                  'line.received': {
                    actions: [
                      'noteLife',
                      { type: 'announce', params: ({ event }) => event.notification }
                    ]
                  },
                  'read.report': {
                    actions: { type: 'send', params: ({ event }) => event.report }
                  }
                },
                states: {
                  /** A backend without heartbeats is never taken for dead. */
                  silent: {},
                  beating: {
                    on: { 'line.beat': { target: 'beating', reenter: true } },
                    after: { silence: '#live.running.opening' }
                  }
                }
              }
            }
          },
          /** Too many connections in a minute. */
          resting: { after: { rest: 'opening' } },
          renewing: {
            tags: 'busy',
            entry: 'noteRenewal',
            invoke: {
              src: 'renew',
              id: 'renew',
              onDone: [
                {
                  guard: { type: 'isRenewed', params: ({ event }) => event.output },
                  target: 'opening'
                },
                { target: 'lost' }
              ],
              onError: 'lost'
            },
            on: { 'token.changed': 'opening' }
          },
          /** Until the token changes, the visitor looks at the page again or reloads it (C7). */
          lost: { on: { 'host.present': { target: 'opening', actions: 'startAnew' } } },
          absent: {
            on: {
              'host.present': { target: 'opening', actions: 'startAnew' },
              'token.changed': { actions: 'startAnew' }
            }
          }
        }
      }
    }
  })

export type LiveActor = ActorRefFrom<ReturnType<typeof createLiveMachine>>
