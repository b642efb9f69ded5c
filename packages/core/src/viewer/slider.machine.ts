import { type ActorRefFrom, assign, emit, raise, setup } from 'xstate'

import { isSliderActive, type SliderContext, sliderIndexAfter } from './slider-state.ts'

export const SLIDER_SPEED_MS = 400
export const AUTOPLAY_MS = 5000
export const ARROW_THROTTLE_MS = 250

export type SliderEvent =
  | { readonly type: 'arrow.pressed'; readonly steps: 1 | -1 }
  /** A dot, a drag's end, the autoplay. */
  | { readonly type: 'slide.goTo'; readonly index: number }
  | { readonly type: 'slider.resized'; readonly count: number; readonly perView: number }
  | { readonly type: 'autoplay.start' }
  | { readonly type: 'autoplay.stop' }
  /** Pointer or focus on the slider, a hidden tab: the autoplay waits (E16). */
  | { readonly type: 'autoplay.hold' }
  | { readonly type: 'autoplay.release' }

export interface SliderFact {
  readonly type: 'slider.moved'
  readonly index: number
}

/** A row of slides: arrows not too fast, autoplay that waits for whoever looks closer. */
export const createSliderMachine = (start: SliderContext) =>
  setup({
    types: {
      context: {} as SliderContext,
      events: {} as SliderEvent,
      emitted: {} as SliderFact
    },
    actions: {
      goTo: assign((_, index: number) => ({ index })),
      report: emit(({ context }) => ({ type: 'slider.moved', index: context.index }) as const),
      resize: assign(({ context }, size: { count: number; perView: number }) => ({
        count: size.count,
        perView: size.perView,
        index: Math.min(context.index, Math.max(0, size.count - 1))
      })),
      playNext: raise(({ context }) => ({
        type: 'slide.goTo' as const,
        index: sliderIndexAfter(context, 1)
      }))
    },
    guards: {
      isActive: ({ context }) => isSliderActive(context),
      moves: ({ context }, index: number) =>
        isSliderActive(context) &&
        index !== context.index &&
        Number.isInteger(index) &&
        index >= 0 &&
        index < context.count
    },
    delays: { SLIDER_SPEED_MS, AUTOPLAY_MS, ARROW_THROTTLE_MS }
  }).createMachine({
    id: 'slider',
    context: start,
    type: 'parallel',
    on: {
      'slider.resized': {
        actions: { type: 'resize', params: ({ event: { count, perView } }) => ({ count, perView }) }
      }
    },
    states: {
      track: {
        initial: 'resting',
        on: {
          'slide.goTo': {
            guard: { type: 'moves', params: ({ event }) => event.index },
            target: '.moving',
            actions: [{ type: 'goTo', params: ({ event }) => event.index }, 'report']
          }
        },
        states: {
          resting: {},
          moving: { after: { SLIDER_SPEED_MS: 'resting' } }
        }
      },
      arrows: {
        initial: 'open',
        states: {
          open: {
            on: {
              'arrow.pressed': {
                guard: 'isActive',
                target: 'throttled',
                actions: raise(({ context, event }) => ({
                  type: 'slide.goTo' as const,
                  index: sliderIndexAfter(context, event.steps)
                }))
              }
            }
          },
          throttled: { after: { ARROW_THROTTLE_MS: 'open' } }
        }
      },
      autoplay: {
        initial: 'off',
        states: {
          off: { on: { 'autoplay.start': { guard: 'isActive', target: 'playing' } } },
          playing: {
            after: { AUTOPLAY_MS: { target: 'playing', reenter: true, actions: 'playNext' } },
            on: { 'autoplay.hold': 'held', 'autoplay.stop': 'off' }
          },
          held: { on: { 'autoplay.release': 'playing', 'autoplay.stop': 'off' } }
        }
      }
    }
  })

export type SliderActor = ActorRefFrom<ReturnType<typeof createSliderMachine>>
