import { type ActorRefFrom, enqueueActions, setup } from 'xstate'

import { isModalOpen, type ModalsCommand, type ModalsContext, modalsSubject } from './modals.ts'

export type ModalsEvent = ModalsCommand

export type ModalsFact = { type: 'modal.closed'; key: string }

const change = { actions: 'change' } as const

/** The windows as a machine, by the rules of `modalsSubject` (§4); emits the key of each closed one. */
export const createModalsMachine = () =>
  setup({
    types: {
      context: {} as ModalsContext,
      events: {} as ModalsEvent,
      emitted: {} as ModalsFact
    },
    actions: {
      change: enqueueActions(({ context, event, enqueue }) => {
        const next = modalsSubject.after(context, event, '')
        enqueue.assign(next)
        for (const { key } of context.open) {
          if (!isModalOpen(next, key)) enqueue.emit({ type: 'modal.closed', key })
        }
      })
    },
    guards: { isNoneOpen: ({ context }) => context.open.length === 0 }
  }).createMachine({
    id: 'modals',
    context: modalsSubject.start(),
    initial: 'none',
    on: { 'modal.open': { target: '.some', ...change } },
    states: {
      none: {},
      some: {
        always: { guard: 'isNoneOpen', target: 'none' },
        on: { 'modal.close': change, 'modal.escape': change, 'modal.overlay': change }
      }
    }
  })

export type ModalsActor = ActorRefFrom<ReturnType<typeof createModalsMachine>>
