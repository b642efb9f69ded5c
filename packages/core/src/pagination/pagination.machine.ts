import { type ActorRefFrom, assign, emit, setup } from 'xstate'

import { FIRST_PAGE } from './pagination.ts'

/** Plain JSON. */
export interface PaginationContext {
  /** The page that is shown. */
  readonly page: number
  /** Pages in all. */
  readonly count: number
  /** The page that was asked for and is not shown yet. */
  readonly wanted: number | undefined
}

export type PaginationEvent =
  | { readonly type: 'page.choose'; readonly page: number }
  /** The list is there. */
  | { readonly type: 'page.shown'; readonly page: number; readonly count: number }
  /** It could not be read: the old page stays. */
  | { readonly type: 'page.failed' }

export type PaginationFact =
  | { readonly type: 'page.wanted'; readonly page: number }
  /** §4: a click scrolls smoothly to the top. */
  | { readonly type: 'page.scrollToTop'; readonly behavior: 'smooth' }

/** Turns the pages of a list; of clicks in a row the last one counts. */
export const createPaginationMachine = (page: number, count: number) =>
  setup({
    types: {
      context: {} as PaginationContext,
      events: {} as PaginationEvent,
      emitted: {} as PaginationFact,
      tags: {} as 'busy'
    },
    actions: {
      want: assign((_, wanted: number) => ({ wanted })),
      show: assign((_, shown: { page: number; count: number }) => ({
        page: shown.page,
        count: shown.count,
        wanted: undefined
      })),
      giveUp: assign({ wanted: undefined }),
      announce: emit((_, wanted: number) => ({ type: 'page.wanted' as const, page: wanted })),
      scrollToTop: emit({ type: 'page.scrollToTop' as const, behavior: 'smooth' as const })
    },
    guards: {
      isAnother: ({ context }, chosen: number) =>
        Number.isInteger(chosen) &&
        chosen >= FIRST_PAGE &&
        chosen <= context.count &&
        chosen !== (context.wanted ?? context.page)
    }
  }).createMachine({
    id: 'pagination',
    context: { page, count, wanted: undefined },
    initial: 'resting',
    on: {
      'page.choose': {
        guard: { type: 'isAnother', params: ({ event }) => event.page },
        target: '.turning',
        actions: [
          { type: 'want', params: ({ event }) => event.page },
          { type: 'announce', params: ({ event }) => event.page },
          'scrollToTop'
        ]
      },
      'page.shown': {
        target: '.resting',
        actions: { type: 'show', params: ({ event }) => event }
      }
    },
    states: {
      resting: {},
      turning: { tags: 'busy', on: { 'page.failed': { target: 'resting', actions: 'giveUp' } } }
    }
  })

export type PaginationActor = ActorRefFrom<ReturnType<typeof createPaginationMachine>>
