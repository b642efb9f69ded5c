import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { PagingMeta } from '../entities/paging.ts'
import type { Review, ReviewAverage, ReviewCounts } from '../entities/review.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import { FIRST_PAGE } from '../pagination/pagination.ts'
import type { ReviewSubject } from './review-form.ts'
import { isPageKnown, type ReviewFilter, type ReviewsContext } from './reviews-state.ts'

export interface ReviewPage {
  readonly data: readonly Review[]
  readonly meta: PagingMeta
}

export interface ReviewSummary {
  readonly counts: ReviewCounts
  readonly average: ReviewAverage
}

interface PageWish {
  readonly subject: ReviewSubject
  readonly filter: ReviewFilter
  readonly page: number
}

export interface ReviewsApi {
  page(wish: PageWish, signal: AbortSignal): Promise<ReviewPage>
  summary(subject: ReviewSubject, signal: AbortSignal): Promise<ReviewSummary>
}

export type ReviewsEvent =
  | { type: 'page.open'; page: number }
  | { type: 'filter.change'; filter: Partial<ReviewFilter> }
  | { type: 'reviews.reload' }

const NOTHING_READ = { page: FIRST_PAGE, pages: {}, meta: undefined, failure: undefined }

/** Reviews by page, with their counts; a review that was sent asks for all of it again. */
export const createReviewsMachine = (api: ReviewsApi, known: ReviewsContext) =>
  setup({
    types: {
      context: {} as ReviewsContext,
      events: {} as ReviewsEvent,
      tags: {} as 'busy'
    },
    actors: {
      summary: fromPromise<ReviewSummary, ReviewSubject>(({ input, signal }) =>
        api.summary(input, signal)
      ),
      page: fromPromise<ReviewPage, PageWish>(({ input, signal }) => api.page(input, signal))
    },
    actions: {
      takeSummary: assign((_, { counts, average }: ReviewSummary) => ({ counts, average })),
      takePage: assign(({ context }, { data, meta }: ReviewPage) => ({
        pages: { ...context.pages, [context.page]: data },
        meta,
        failure: undefined
      })),
      open: assign((_, page: number) => ({ page })),
      choose: assign(({ context }, filter: Partial<ReviewFilter>) => ({
        filter: { ...context.filter, ...filter },
        ...NOTHING_READ
      })),
      forget: assign({ ...NOTHING_READ, counts: undefined, average: undefined }),
      showFailure: assign((_, failure: Failure) => ({ failure }))
    },
    guards: {
      isKnown: ({ context }, page: number) => isPageKnown(context, page),
      isCounted: ({ context }) => context.counts !== undefined
    }
  }).createMachine({
    id: 'reviews',
    context: needObject(known, 'createReviewsMachine(known)'),
    initial: startOf(known),
    on: {
      'filter.change': [
        {
          guard: 'isCounted',
          target: '.reading',
          actions: { type: 'choose', params: ({ event }) => event.filter }
        },
        {
          target: '.counting',
          actions: { type: 'choose', params: ({ event }) => event.filter }
        }
      ],
      'reviews.reload': { target: '.counting', actions: 'forget' }
    },
    states: {
      counting: {
        tags: 'busy',
        invoke: {
          id: 'summary',
          src: 'summary',
          input: ({ context }) => context.subject,
          onDone: {
            target: 'reading',
            actions: { type: 'takeSummary', params: ({ event }) => event.output }
          },
          onError: {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      reading: {
        tags: 'busy',
        on: {
          'page.open': {
            target: 'reading',
            reenter: true,
            actions: { type: 'open', params: ({ event }) => event.page }
          }
        },
        invoke: {
          id: 'page',
          src: 'page',
          input: ({ context: { subject, filter, page } }) => ({ subject, filter, page }),
          onDone: {
            target: 'ready',
            actions: { type: 'takePage', params: ({ event }) => event.output }
          },
          onError: {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      ready: {
        on: {
          'page.open': [
            {
              guard: { type: 'isKnown', params: ({ event }) => event.page },
              actions: { type: 'open', params: ({ event }) => event.page }
            },
            {
              target: 'reading',
              actions: { type: 'open', params: ({ event }) => event.page }
            }
          ]
        }
      },
      failed: {}
    }
  })

/** What the page brought is not read again. */
function startOf(known: ReviewsContext) {
  if (known.counts === undefined) return 'counting'
  return isPageKnown(known, known.page) ? 'ready' : 'reading'
}

export type ReviewsActor = ActorRefFrom<ReturnType<typeof createReviewsMachine>>
