import { type ActorRefFrom, assign, emit, setup } from 'xstate'

/** An open window; the last one lies on top. */
export interface OpenModal {
  readonly key: string
  /** Whether a click beside it closes it. */
  readonly closesOnOverlay: boolean
}

export interface ModalsContext {
  readonly open: readonly OpenModal[]
}

export type ModalsEvent =
  | { type: 'modal.open'; key: string; closesOnOverlay?: boolean }
  | { type: 'modal.close'; key: string }
  /** The key Escape. */
  | { type: 'modal.escape' }
  /** A click on the overlay of the window on top. */
  | { type: 'modal.overlay' }

export type ModalsFact = { type: 'modal.closed'; key: string }

/** §4: windows are open or closed per key. */
export const createModalsMachine = () =>
  setup({
    types: {
      context: {} as ModalsContext,
      events: {} as ModalsEvent,
      emitted: {} as ModalsFact
    },
    actions: {
      add: assign(({ context }, { key, closesOnOverlay }: OpenModal) => ({
        open: [...context.open.filter(modal => modal.key !== key), { key, closesOnOverlay }]
      })),
      remove: assign(({ context }, key: string) => ({
        open: context.open.filter(modal => modal.key !== key)
      })),
      announce: emit((_, key: string) => ({ type: 'modal.closed' as const, key }))
    },
    guards: {
      isOpen: ({ context }, key: string) => context.open.some(modal => modal.key === key),
      closesOnOverlay: ({ context }) => context.open.at(-1)?.closesOnOverlay === true,
      isNoneOpen: ({ context }) => context.open.length === 0
    }
  }).createMachine({
    id: 'modals',
    context: { open: [] },
    initial: 'none',
    on: {
      'modal.open': {
        target: '.some',
        actions: {
          type: 'add',
          params: ({ event: { key, closesOnOverlay = true } }) => ({ key, closesOnOverlay })
        }
      }
    },
    states: {
      none: {},
      some: {
        always: { guard: 'isNoneOpen', target: 'none' },
        on: {
          'modal.close': {
            guard: { type: 'isOpen', params: ({ event }) => event.key },
            actions: [
              { type: 'remove', params: ({ event }) => event.key },
              { type: 'announce', params: ({ event }) => event.key }
            ]
          },
          'modal.escape': {
            actions: [
              { type: 'announce', params: ({ context }) => topKey(context) },
              { type: 'remove', params: ({ context }) => topKey(context) }
            ]
          },
          'modal.overlay': {
            guard: 'closesOnOverlay',
            actions: [
              { type: 'announce', params: ({ context }) => topKey(context) },
              { type: 'remove', params: ({ context }) => topKey(context) }
            ]
          }
        }
      }
    }
  })

export type ModalsActor = ActorRefFrom<ReturnType<typeof createModalsMachine>>

const topKey = ({ open }: ModalsContext) => open.at(-1)?.key ?? ''
