export { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
export {
  type LightboxProblem,
  lightboxMessages,
  lightboxText
} from './lightbox.messages.ts'
export { isSlideshowOn, shownSlide } from './lightbox.selectors.ts'
export { type Drag, dragCloses } from './lightbox-drag.ts'
export type { LightboxEvent, LightboxFact } from './lightbox-events.ts'
export { type Gallery, slideHash, slideOfHash } from './lightbox-hash.ts'
export { type KeyIntent, type KeyPress, keyIntent } from './lightbox-keys.ts'
export {
  hasNext,
  indexAfter,
  type LightboxContext,
  type LightboxOptions,
  lightboxState,
  slideCounter,
  slidesToLoad
} from './lightbox-state.ts'
export {
  clampScale,
  DOUBLE_CLICK_MS,
  type Frame,
  glide,
  MAX_SCALE,
  MIN_SCALE,
  type Point,
  panBy,
  pinch,
  restView,
  toggleZoom,
  type View,
  ZOOM_FRICTION,
  zoomAt
} from './pan-zoom.ts'
export {
  createSlideMachine,
  type SlideActor,
  type SlideContext,
  type SlideEvent,
  type SlideFact
} from './slide.machine.ts'
export { isSafeContent, slideContent } from './slide-content.ts'
