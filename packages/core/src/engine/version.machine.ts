import { type ActorRefFrom, emit, fromPromise, setup } from 'xstate'

import type { VersionVerdict } from './version-check.ts'

/** How long a reload that would cut something waits before it looks again. */
export const POSTPONED_MS = 1000

export interface VersionApi {
  /** What is to be done now. */
  judge(signal: AbortSignal): Promise<VersionVerdict>
  /** Remembers the newest entry and the running code. */
  store(): void
  /** Clears what the browser holds, then remembers: a reload that is cut short does not repeat. */
  startAfresh(): void
  /** Whether this page may reload by itself now: nothing is cut by it, and it has not just done so. */
  mayReload(): boolean
  reload(): void
}

export type VersionEvent =
  | { type: 'page.visited' }
  /** A notification says so: the data is cleared already. */
  | { type: 'version.outdate' }
  | { type: 'version.accept' }
  /** The window was closed unanswered: the next page is loaded as a document. */
  | { type: 'version.dismiss' }

export type VersionFact =
  | { type: 'version.outdated' }
  | { type: 'version.reloading' }
  /** Old data is gone, on a page that has just come. */
  | { type: 'version.cleared' }
  /** The page may stay as far as the versions go. */
  | { type: 'version.passed' }

/** §4, G2: the version check on each arrival at a page. */
export const createVersionMachine = (api: VersionApi) =>
  setup({
    types: { events: {} as VersionEvent, emitted: {} as VersionFact, tags: {} as 'busy' },
    actors: { judge: fromPromise<VersionVerdict>(({ signal }) => api.judge(signal)) },
    actions: {
      store: () => api.store(),
      startAfresh: () => api.startAfresh(),
      reload: () => api.reload(),
      announceOutdated: emit({ type: 'version.outdated' as const }),
      announceCleared: emit({ type: 'version.cleared' as const }),
      announcePass: emit({ type: 'version.passed' as const }),
      announceReload: emit({ type: 'version.reloading' as const })
    },
    guards: {
      isNews: (_, verdict: VersionVerdict) => verdict === 'store',
      isClearing: (_, verdict: VersionVerdict) => verdict === 'clear',
      isReload: (_, verdict: VersionVerdict) => verdict === 'reload' && api.mayReload(),
      isLater: (_, verdict: VersionVerdict) => verdict === 'later',
      mayReload: () => api.mayReload(),
      isOutdated: (_, verdict: VersionVerdict) => verdict === 'reload' || verdict === 'ask'
    },
    delays: { postponed: POSTPONED_MS }
  }).createMachine({
    id: 'version',
    initial: 'current',
    on: { 'version.outdate': { target: '.outdated', actions: 'announceOutdated' } },
    states: {
      current: { on: { 'page.visited': 'checking' } },
      checking: {
        tags: 'busy',
        on: { 'page.visited': { target: 'checking', reenter: true } },
        invoke: {
          src: 'judge',
          id: 'judge',
          onDone: [
            {
              guard: { type: 'isNews', params: ({ event }) => event.output },
              target: 'current',
              actions: ['store', 'announcePass']
            },
            {
              guard: { type: 'isClearing', params: ({ event }) => event.output },
              target: 'current',
              actions: ['startAfresh', 'announceCleared']
            },
            {
              guard: { type: 'isReload', params: ({ event }) => event.output },
              target: 'reloading',
              actions: 'startAfresh'
            },
            {
              // Also where a reload is not allowed: then there is a button instead (R22).
              guard: { type: 'isOutdated', params: ({ event }) => event.output },
              target: 'outdated',
              actions: ['startAfresh', 'announceOutdated']
            },
            {
              guard: { type: 'isLater', params: ({ event }) => event.output },
              target: 'postponed'
            },
            { target: 'current', actions: 'announcePass' }
          ],
          onError: 'current'
        }
      },
      postponed: { on: { 'page.visited': 'checking' }, after: { postponed: 'checking' } },
      reloading: { entry: ['announceReload', 'reload'] },
      outdated: { on: { 'version.accept': 'reloading', 'version.dismiss': 'dismissed' } },
      dismissed: { on: { 'page.visited': { guard: 'mayReload', target: 'reloading' } } }
    }
  })

export type VersionActor = ActorRefFrom<ReturnType<typeof createVersionMachine>>
