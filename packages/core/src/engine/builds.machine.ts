import { type ActorRefFrom, fromPromise, setup } from 'xstate'

import { CHECK_EVERY_MS } from './served-rules.ts'

export interface BuildsApi {
  /** Whether the site serves other code than runs here. */
  hasNew(signal: AbortSignal): Promise<boolean>
  /** Whether the shown page may be loaded as a whole document now. */
  mayReload(): boolean
  reload(): void
}

/** A page was arrived at, and its version check lets it stay (C24). */
export type BuildsEvent = { type: 'page.arrived' }

/** §4: after a new build the next navigation is a full load, once per path in 10 s. */
export const createBuildsMachine = (api: BuildsApi) =>
  setup({
    types: { events: {} as BuildsEvent, tags: {} as 'busy' },
    actors: { ask: fromPromise<boolean>(({ signal }) => api.hasNew(signal)) },
    actions: { reload: () => api.reload() },
    guards: {
      isNew: (_, isNew: boolean) => isNew,
      mayReload: () => api.mayReload()
    },
    delays: { nextCheck: CHECK_EVERY_MS }
  }).createMachine({
    id: 'builds',
    initial: 'waiting',
    states: {
      waiting: { after: { nextCheck: 'asking' } },
      asking: {
        tags: 'busy',
        invoke: {
          src: 'ask',
          id: 'ask',
          onDone: [
            {
              guard: { type: 'isNew', params: ({ event }) => event.output },
              target: 'outdated'
            },
            { target: 'waiting' }
          ],
          onError: 'waiting'
        }
      },
      outdated: {
        on: {
          'page.arrived': { guard: 'mayReload', actions: 'reload' }
        }
      }
    }
  })

export type BuildsActor = ActorRefFrom<ReturnType<typeof createBuildsMachine>>
