import { type ActorRefFrom, assign, setup } from 'xstate'
import { tidyIds, withId, withoutIds } from '../device-list/device-list.ts'
import type { DeviceStore } from '../device-list/device-store.ts'
import { WATCHED_MAX } from './watched-list.ts'

/** Plain JSON; the newest first. */
export interface WatchedContext {
  readonly ids: readonly number[]
}

export type WatchedEvent =
  | { readonly type: 'product.watched'; readonly productId: number }
  /** The shop does not have them any more. */
  | { readonly type: 'products.gone'; readonly ids: readonly number[] }
  | { readonly type: 'watched.clear' }
  /** Another tab has written the list. */
  | { readonly type: 'device.changed' }

/** What this device was shown; nobody else hears of it. */
export const createWatchedMachine = (store: DeviceStore) =>
  setup({
    types: { context: {} as WatchedContext, events: {} as WatchedEvent },
    actions: {
      add: assign((_, productId: number) => ({
        ids: tidyIds(withId(store.read(), productId), WATCHED_MAX)
      })),
      remove: assign((_, gone: readonly number[]) => ({ ids: withoutIds(store.read(), gone) })),
      clear: assign({ ids: [] }),
      keep: ({ context }) => store.write(context.ids),
      readDevice: assign(() => ({ ids: store.read() }))
    },
    guards: {
      isEmpty: ({ context }) => context.ids.length === 0,
      isFilled: ({ context }) => context.ids.length > 0
    }
  }).createMachine({
    id: 'watched',
    context: {
      ids: store.read()
    },
    on: {
      'product.watched': {
        actions: [{ type: 'add', params: ({ event }) => event.productId }, 'keep']
      },
      'products.gone': { actions: [{ type: 'remove', params: ({ event }) => event.ids }, 'keep'] },
      'watched.clear': { actions: ['clear', 'keep'] },
      'device.changed': { actions: 'readDevice' }
    },
    initial: 'empty',
    states: {
      empty: { always: { guard: 'isFilled', target: 'filled' } },
      filled: { always: { guard: 'isEmpty', target: 'empty' } }
    }
  })

export type WatchedActor = ActorRefFrom<ReturnType<typeof createWatchedMachine>>
