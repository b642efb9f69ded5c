import { type ActorRefFrom, setup } from 'xstate'

/** A lazy image starts to load this near to the screen, with this share of it in sight (§9). */
export const LAZY_ROOT_MARGIN_PX = 10
export const LAZY_THRESHOLD = 0.1

export type ImageEvent =
  | { readonly type: 'image.seen' }
  | { readonly type: 'image.loaded' }
  | { readonly type: 'image.failed' }
  | { readonly type: 'placeholder.failed' }
  /** Another file takes its place. */
  | { readonly type: 'image.replaced' }

interface ImageOptions {
  /** Waits until it comes into sight. */
  readonly isLazy: boolean
}

/** An image file: loaded, or errored with a no-image placeholder in its place (§4). */
export const createImageMachine = (options: ImageOptions) =>
  setup({ types: { events: {} as ImageEvent } }).createMachine({
    id: 'image',
    initial: options.isLazy ? 'waiting' : 'loading',
    on: { 'image.replaced': '.loading' },
    states: {
      waiting: {
        on: { 'image.seen': 'loading', 'image.loaded': 'loaded', 'image.failed': 'failed' }
      },
      loading: { on: { 'image.loaded': 'loaded', 'image.failed': 'failed' } },
      loaded: {},
      /** The placeholder is shown. */
      failed: { on: { 'placeholder.failed': 'bare' } },
      /** Not even the placeholder could be loaded: nothing is tried again. */
      bare: {}
    }
  })

export type ImageActor = ActorRefFrom<ReturnType<typeof createImageMachine>>
