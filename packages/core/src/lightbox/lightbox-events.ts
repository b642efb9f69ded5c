import type { Drag } from './lightbox-drag.ts'
import type { KeyPress } from './lightbox-keys.ts'

export type LightboxEvent =
  | { readonly type: 'lightbox.opened' }
  | { readonly type: 'slide.next' }
  | { readonly type: 'slide.previous' }
  | { readonly type: 'slide.goTo'; readonly index: number }
  | { readonly type: 'hash.changed'; readonly hash: string }
  | { readonly type: 'slideshow.toggle' }
  /** The tab is hidden, or the visitor wants no motion. */
  | { readonly type: 'slideshow.stop' }
  | { readonly type: 'key.pressed'; readonly press: KeyPress }
  | { readonly type: 'drag.ended'; readonly drag: Drag }
  /** `zoomsOut`: an image flies back to its thumbnail (C22). */
  | { readonly type: 'lightbox.close'; readonly zoomsOut?: boolean }
  | { readonly type: 'animation.ended' }
  /** Its page is gone. */
  | { readonly type: 'lightbox.destroy' }

/** What the lightbox tells others (C21). */
export type LightboxFact =
  | { readonly type: 'lightbox.init' }
  | { readonly type: 'lightbox.ready' }
  | { readonly type: 'lightbox.change'; readonly index: number }
  | { readonly type: 'lightbox.shouldClose' }
  | { readonly type: 'lightbox.closing' }
  | { readonly type: 'lightbox.destroyed' }
  /** Without `#`; '' when the gallery is left. */
  | { readonly type: 'lightbox.hash'; readonly hash: string }
