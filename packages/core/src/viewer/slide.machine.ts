import { type ActorRefFrom, assign, emit, setup } from 'xstate'

import type { LightboxProblem } from './lightbox.messages.ts'

export interface SlideContext {
  /** Grows out of its thumbnail and back into it. */
  readonly hasThumb: boolean
  /** The visitor wants no motion. */
  readonly isStill: boolean
  readonly problem: LightboxProblem | undefined
}

export type SlideEvent =
  | { readonly type: 'content.loaded' }
  | { readonly type: 'content.failed'; readonly problem: LightboxProblem }
  | { readonly type: 'slide.reveal' }
  | { readonly type: 'animation.ended' }
  | { readonly type: 'slide.retry' }
  | { readonly type: 'slide.hide' }

/** What a slide tells others (C21). */
export type SlideFact =
  | { readonly type: 'slide.load' }
  | { readonly type: 'slide.done' }
  | { readonly type: 'slide.error'; readonly problem: LightboxProblem }

/** One slide of the lightbox (§4): a failed one is done with a message in its place. */
export const createSlideMachine = (start: Pick<SlideContext, 'hasThumb' | 'isStill'>) =>
  setup({
    types: {
      context: {} as SlideContext,
      events: {} as SlideEvent,
      emitted: {} as SlideFact
    },
    actions: {
      report: emit((_, fact: SlideFact) => fact),
      showProblem: assign((_, problem: LightboxProblem) => ({ problem })),
      forgetProblem: assign({ problem: undefined })
    },
    guards: {
      isStill: ({ context }) => context.isStill,
      zooms: ({ context }) => context.hasThumb && !context.isStill && context.problem === undefined
    }
  }).createMachine({
    id: 'slide',
    context: { ...start, problem: undefined },
    initial: 'loading',
    states: {
      loading: {
        entry: { type: 'report', params: { type: 'slide.load' } },
        on: {
          'content.loaded': 'ready',
          'content.failed': {
            target: 'done',
            actions: [
              { type: 'showProblem', params: ({ event }) => event.problem },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'slide.error', problem: event.problem })
              }
            ]
          },
          'slide.hide': 'destroy'
        }
      },
      ready: {
        on: {
          'slide.reveal': [
            { guard: 'zooms', target: 'zoomIn' },
            { guard: 'isStill', target: 'done' },
            { target: 'animating' }
          ],
          'slide.hide': 'destroy'
        }
      },
      animating: { on: { 'animation.ended': 'done', 'slide.hide': 'destroy' } },
      zoomIn: { on: { 'animation.ended': 'done', 'slide.hide': 'zoomOut' } },
      done: {
        entry: { type: 'report', params: { type: 'slide.done' } },
        on: {
          'slide.retry': { target: 'loading', actions: 'forgetProblem' },
          'slide.hide': [{ guard: 'zooms', target: 'zoomOut' }, { target: 'destroy' }]
        }
      },
      zoomOut: { on: { 'animation.ended': 'destroy' } },
      destroy: { type: 'final' }
    }
  })

export type SlideActor = ActorRefFrom<ReturnType<typeof createSlideMachine>>
