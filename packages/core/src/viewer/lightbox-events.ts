import type { Drag, KeyPress } from './lightbox-state.ts'
import type { SlideFact } from './slide.machine.ts'

export type LightboxEvent =
  | { readonly type: 'lightbox.opened' }
  | { readonly type: 'slide.next' }
  | { readonly type: 'slide.previous' }
  | { readonly type: 'slide.goTo'; readonly index: number }
  | { readonly type: 'hash.changed'; readonly hash: string }
  | { readonly type: 'slideshow.toggle' }
  /** The tab is hidden, or the visitor wants no motion. */
  | { readonly type: 'slideshow.stop' }
  /** `zoomsOut` of this and the next: should it close the gallery, an image flies back (C22). */
  | { readonly type: 'key.pressed'; readonly press: KeyPress; readonly zoomsOut?: boolean }
  /** `isBeside`: not on the slide but next to it, which closes the gallery. */
  | { readonly type: 'slide.clicked'; readonly isBeside: boolean; readonly zoomsOut?: boolean }
  | { readonly type: 'drag.ended'; readonly drag: Drag }
  /** `zoomsOut`: an image flies back to its thumbnail (C22). */
  | { readonly type: 'lightbox.close'; readonly zoomsOut?: boolean }
  | { readonly type: 'animation.ended' }
  /** Its page is gone. */
  | { readonly type: 'lightbox.destroy' }

/** What the machine of the gallery emits (C21). */
export type GalleryFact =
  | { readonly type: 'lightbox.init' }
  | { readonly type: 'lightbox.ready' }
  | { readonly type: 'lightbox.change'; readonly index: number }
  | { readonly type: 'lightbox.shouldClose' }
  | { readonly type: 'lightbox.closing' }
  | { readonly type: 'lightbox.destroy' }
  /** Without `#`; '' when the gallery is left. */
  | { readonly type: 'lightbox.hash'; readonly hash: string }

/** What `openLightbox` reports (C21): the gallery, its keys and clicks, and each slide whose content loads. */
export type LightboxFact =
  | GalleryFact
  | (SlideFact & { readonly index: number })
  | { readonly type: 'lightbox.keydown'; readonly press: KeyPress }
  | { readonly type: 'lightbox.click'; readonly index: number; readonly isBeside: boolean }

/** Receives every fact in order. Returning `false` to `lightbox.shouldClose` keeps the gallery open. */
export type LightboxListener = (fact: LightboxFact) => unknown
