import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { withoutIds } from '../device-list/device-list.ts'
import type { DeviceStore } from '../device-list/device-store.ts'
import { isCompareFull } from './compare.selectors.ts'
import {
  type CompareCommand,
  type CompareContext,
  compareAfter,
  compareState
} from './compare-state.ts'

export type CompareEvent =
  | CompareCommand
  /** Another tab has written the list. */
  | { readonly type: 'device.changed' }

export type CompareFact =
  /** The list is another: for toasts with «Вернуть» and for other tabs. */
  | {
      readonly type: 'compare.changed'
      readonly added: readonly number[]
      readonly removed: readonly number[]
      /** What `compare.restore` takes to undo it. */
      readonly before: readonly number[]
    }
  | { readonly type: 'compare.refused'; readonly message: string }

/** What a visitor compares: on the device only, for guests and members alike. */
export const createCompareMachine = (store: DeviceStore) =>
  setup({
    types: {
      context: {} as CompareContext,
      events: {} as CompareEvent,
      emitted: {} as CompareFact
    },
    actions: {
      apply: enqueueActions(({ enqueue }, command: CompareCommand) => {
        const { ids: before } = compareState(store.read())
        const next = compareAfter(compareState(before), command)
        enqueue.assign(next)
        if (next.message !== '') enqueue.emit({ type: 'compare.refused', message: next.message })
        if (next.message !== '' || isSame(before, next.ids)) return
        store.write(next.ids)
        const added = withoutIds(next.ids, before)
        const removed = withoutIds(before, next.ids)
        enqueue.emit({ type: 'compare.changed', added, removed, before })
      }),
      readDevice: assign(() => compareState(store.read()))
    },
    guards: {
      isEmpty: ({ context }) => context.ids.length === 0,
      isFull: ({ context }) => isCompareFull(context),
      isBetween: ({ context }) => context.ids.length > 0 && !isCompareFull(context)
    }
  }).createMachine({
    id: 'compare',
    context: compareState(store.read()),
    on: {
      'compare.*': { actions: { type: 'apply', params: ({ event }) => event } },
      'products.gone': { actions: { type: 'apply', params: ({ event }) => event } },
      'device.changed': { actions: 'readDevice' }
    },
    initial: 'empty',
    states: {
      empty: {
        always: [
          { guard: 'isFull', target: 'full' },
          { guard: 'isBetween', target: 'filled' }
        ]
      },
      filled: {
        always: [
          { guard: 'isFull', target: 'full' },
          { guard: 'isEmpty', target: 'empty' }
        ]
      },
      full: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isBetween', target: 'filled' }
        ]
      }
    }
  })

export type CompareActor = ActorRefFrom<ReturnType<typeof createCompareMachine>>

const isSame = (first: readonly number[], second: readonly number[]) =>
  first.length === second.length && first.every((id, place) => id === second[place])
