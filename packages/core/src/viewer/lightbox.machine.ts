import { type ActorRefFrom, assign, emit, raise, setup } from 'xstate'
import type { GalleryFact, LightboxEvent } from './lightbox-events.ts'
import {
  type Drag,
  dragCloses,
  dragTurns,
  hasNext,
  indexAfter,
  type KeyIntent,
  type KeyPress,
  keyIntent,
  type LightboxContext,
  slideHash,
  slideOfHash
} from './lightbox-state.ts'

export const SLIDESHOW_MS = 3000
export const HASH_DEBOUNCE_MS = 300

/** The lightbox (§4). `mayClose` is asked once for each close and may refuse it, for example while a download runs. */
export const createLightboxMachine = (
  start: LightboxContext,
  mayClose: () => boolean = () => true
) =>
  setup({
    types: {
      context: {} as LightboxContext,
      events: {} as LightboxEvent,
      emitted: {} as GalleryFact
    },
    actions: {
      report: emit((_, fact: GalleryFact) => fact),
      goTo: assign((_, index: number) => ({ index })),
      reportChange: emit(
        ({ context }) => ({ type: 'lightbox.change', index: context.index }) as const
      ),
      reportHash: emit(
        ({ context }) =>
          ({ type: 'lightbox.hash', hash: slideHash(context, context.index) }) as const
      )
    },
    guards: {
      moves: ({ context }, index: number | undefined) =>
        index !== undefined && index !== context.index && context.slides[index] !== undefined,
      canGoOn: ({ context }) => hasNext(context),
      isRefused: () => !mayClose(),
      zoomsOut: (_, zoomsOut: boolean | undefined) => zoomsOut === true,
      isBeside: (_, isBeside: boolean) => isBeside,
      wants: (_, { press, intent }: { press: KeyPress; intent: KeyIntent }) =>
        keyIntent(press) === intent,
      drags: (_, drag: Drag) => dragCloses(drag),
      turns: (_, { drag, by }: { drag: Drag; by: 1 | -1 }) => dragTurns(drag) === by
    },
    delays: { SLIDESHOW_MS, HASH_DEBOUNCE_MS }
  }).createMachine({
    id: 'lightbox',
    context: start,
    initial: 'init',
    on: { 'lightbox.destroy': '.destroy' },
    states: {
      init: {
        entry: { type: 'report', params: { type: 'lightbox.init' } },
        on: { 'lightbox.opened': 'ready' }
      },
      ready: {
        type: 'parallel',
        entry: { type: 'report', params: { type: 'lightbox.ready' } },
        on: {
          'key.pressed': [
            {
              guard: { type: 'wants', params: wanted('close') },
              actions: raise(({ event }) => closing(event))
            },
            {
              guard: { type: 'wants', params: wanted('next') },
              actions: raise({ type: 'slide.next' })
            },
            {
              guard: { type: 'wants', params: wanted('previous') },
              actions: raise({ type: 'slide.previous' })
            }
          ],
          'slide.clicked': {
            guard: { type: 'isBeside', params: ({ event }) => event.isBeside },
            actions: raise(({ event }) => closing(event))
          },
          'drag.ended': [
            {
              guard: { type: 'drags', params: ({ event }) => event.drag },
              actions: raise({ type: 'lightbox.close' })
            },
            {
              guard: { type: 'turns', params: ({ event }) => ({ drag: event.drag, by: 1 }) },
              actions: raise({ type: 'slide.next' })
            },
            {
              guard: { type: 'turns', params: ({ event }) => ({ drag: event.drag, by: -1 }) },
              actions: raise({ type: 'slide.previous' })
            }
          ],
          'lightbox.close': [
            {
              guard: 'isRefused',
              actions: { type: 'report', params: { type: 'lightbox.shouldClose' } }
            },
            {
              guard: { type: 'zoomsOut', params: ({ event }) => event.zoomsOut },
              target: 'customClosing',
              actions: { type: 'report', params: { type: 'lightbox.shouldClose' } }
            },
            {
              target: 'closing',
              actions: { type: 'report', params: { type: 'lightbox.shouldClose' } }
            }
          ]
        },
        states: {
          gallery: {
            initial: 'settled',
            on: {
              'slide.next': {
                guard: { type: 'moves', params: ({ context }) => indexAfter(context, 1) },
                target: '.changed',
                actions: { type: 'goTo', params: ({ context }) => indexAfter(context, 1) }
              },
              'slide.previous': {
                guard: { type: 'moves', params: ({ context }) => indexAfter(context, -1) },
                target: '.changed',
                actions: { type: 'goTo', params: ({ context }) => indexAfter(context, -1) }
              },
              'slide.goTo': {
                guard: { type: 'moves', params: ({ event }) => event.index },
                target: '.changed',
                actions: { type: 'goTo', params: ({ event }) => event.index }
              },
              'hash.changed': {
                guard: {
                  type: 'moves',
                  params: ({ context, event }) => slideOfHash(context, event.hash)
                },
                target: '.changed',
                actions: {
                  type: 'goTo',
                  params: ({ context, event }) => slideOfHash(context, event.hash) ?? context.index
                }
              }
            },
            states: {
              settled: { entry: 'reportHash' },
              /** The address waits until the visitor stops turning pages (§9). */
              changed: { entry: 'reportChange', after: { HASH_DEBOUNCE_MS: 'settled' } }
            }
          },
          slideshow: {
            initial: 'still',
            states: {
              still: { on: { 'slideshow.toggle': { guard: 'canGoOn', target: 'playing' } } },
              playing: {
                after: {
                  SLIDESHOW_MS: [
                    {
                      guard: 'canGoOn',
                      target: 'playing',
                      reenter: true,
                      actions: raise({ type: 'slide.next' })
                    },
                    { target: 'still' }
                  ]
                },
                on: { 'slideshow.toggle': 'still', 'slideshow.stop': 'still' }
              }
            }
          }
        }
      },
      closing: {
        entry: { type: 'report', params: { type: 'lightbox.closing' } },
        on: { 'animation.ended': 'destroy' }
      },
      customClosing: {
        entry: { type: 'report', params: { type: 'lightbox.closing' } },
        on: { 'animation.ended': 'destroy' }
      },
      destroy: {
        type: 'final',
        entry: [
          { type: 'report', params: { type: 'lightbox.hash', hash: '' } },
          { type: 'report', params: { type: 'lightbox.destroy' } }
        ]
      }
    }
  })

const wanted =
  (intent: KeyIntent) =>
  ({ event }: { event: { press: KeyPress } }) => ({ press: event.press, intent })

const closing = ({ zoomsOut = false }: { readonly zoomsOut?: boolean }) =>
  ({ type: 'lightbox.close', zoomsOut }) as const

export type LightboxActor = ActorRefFrom<ReturnType<typeof createLightboxMachine>>
