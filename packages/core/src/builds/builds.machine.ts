import { type ActorRefFrom, fromPromise, setup } from 'xstate'

/** §9 */
export const CHECK_EVERY_MS = 3_600_000

export interface BuildsApi {
  /** Whether the site serves other code than runs here. */
  hasNew(signal: AbortSignal): Promise<boolean>
  /** Whether an address may be loaded as a whole document now. */
  mayLeave(url: string): boolean
  leave(url: string): void
}

export type BuildsEvent = { type: 'page.leaving'; url: string }

/** §4: after a new build the next navigation is a full load, once per path in 10 s. */
export const createBuildsMachine = (api: BuildsApi) =>
  setup({
    types: { events: {} as BuildsEvent, tags: {} as 'busy' },
    actors: { ask: fromPromise<boolean>(({ signal }) => api.hasNew(signal)) },
    actions: { leave: (_, url: string) => api.leave(url) },
    guards: {
      isNew: (_, isNew: boolean) => isNew,
      mayLeave: (_, url: string) => api.mayLeave(url)
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
          'page.leaving': {
            guard: { type: 'mayLeave', params: ({ event }) => event.url },
            actions: { type: 'leave', params: ({ event }) => event.url }
          }
        }
      }
    }
  })

export type BuildsActor = ActorRefFrom<ReturnType<typeof createBuildsMachine>>
