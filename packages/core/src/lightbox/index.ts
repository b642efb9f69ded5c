export { fileSlides, type ShownFile } from './file-slides.ts'
export { FRAME_PATIENCE_MS } from './frame-address.ts'
export { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
export {
  contentProblem,
  type LightboxProblem,
  lightboxMessages,
  lightboxText
} from './lightbox.messages.ts'
export type { LightboxEvent, LightboxFact, LightboxListener } from './lightbox-events.ts'
export { slideOfHash } from './lightbox-hash.ts'
export { keyIntent } from './lightbox-keys.ts'
export { type LightboxContext, type LightboxOptions, lightboxState } from './lightbox-state.ts'
export {
  type GalleryView,
  galleryView,
  type LightboxView,
  type OpenLightbox,
  openLightbox,
  type SlidePhase,
  type SlideView,
  slideView
} from './open-lightbox.ts'
export {
  DOUBLE_CLICK_MS,
  glide,
  MIN_SCALE,
  type Point,
  panBy,
  pinch,
  restView,
  toggleZoom,
  type View,
  zoomAt
} from './pan-zoom.ts'
export { createSlideMachine, type SlideActor, type SlideEvent } from './slide.machine.ts'
export { linkSlide } from './slide-content.ts'
