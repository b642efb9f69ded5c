import { type ActorRefFrom, assign, emit, setup } from 'xstate'

import { type ShopToast, TOAST_MS, withToast } from './toast-queue.ts'

export interface ToastsContext {
  /** The first one is on the screen. */
  readonly queue: readonly ShopToast[]
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: ShopToast }
  | { type: 'toast.close' }
  /** The action of the one that is shown. */
  | { type: 'toast.act' }
  /** The pointer or the focus is on it: its time stands still. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }

export type ToastsFact = { type: 'toast.acted'; name: string }

/** §9: at the bottom, 2500 ms, one at a time, no duplicates. */
export const createToastsMachine = () =>
  setup({
    types: {
      context: {} as ToastsContext,
      events: {} as ToastsEvent,
      emitted: {} as ToastsFact
    },
    actions: {
      add: assign(({ context }, toast: ShopToast) => ({ queue: withToast(context.queue, toast) })),
      next: assign(({ context }) => ({ queue: context.queue.slice(1) })),
      announceAct: emit((_, name: string) => ({ type: 'toast.acted' as const, name }))
    },
    guards: {
      isEmpty: ({ context }) => context.queue.length === 0,
      canAct: ({ context }) => context.queue[0]?.action !== undefined
    },
    delays: { life: TOAST_MS }
  }).createMachine({
    id: 'toasts',
    context: { queue: [] },
    initial: 'empty',
    on: {
      'toast.show': { actions: { type: 'add', params: ({ event }) => event.toast } }
    },
    states: {
      empty: {
        on: {
          'toast.show': {
            target: 'shown',
            actions: { type: 'add', params: ({ event }) => event.toast }
          }
        }
      },
      shown: {
        initial: 'timed',
        always: { guard: 'isEmpty', target: 'empty' },
        on: {
          'toast.close': { target: '.timed', reenter: true, actions: 'next' },
          'toast.act': {
            guard: 'canAct',
            target: '.timed',
            reenter: true,
            actions: [
              {
                type: 'announceAct',
                params: ({ context }) => context.queue[0]?.action?.name ?? ''
              },
              'next'
            ]
          }
        },
        states: {
          timed: {
            after: { life: { target: 'timed', reenter: true, actions: 'next' } },
            on: { 'toast.hold': 'held' }
          },
          held: { on: { 'toast.release': 'timed' } }
        }
      }
    }
  })

export type ToastsActor = ActorRefFrom<ReturnType<typeof createToastsMachine>>
