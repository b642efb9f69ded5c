export { fileSlides, type ShownFile } from './file-slides.ts'
export { FRAME_PATIENCE_MS } from './frame-address.ts'
export { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
export {
  contentProblem,
  type LightboxProblem,
  lightboxText
} from './lightbox.messages.ts'
export type { LightboxEvent, LightboxFact } from './lightbox-events.ts'
export { slideOfHash } from './lightbox-hash.ts'
export { keyIntent } from './lightbox-keys.ts'
export { type LightboxContext, lightboxState } from './lightbox-state.ts'
export {
  galleryView,
  type LightboxView,
  type OpenLightbox,
  openLightbox,
  type SlidePhase,
  type SlideView,
  slideView
} from './open-lightbox.ts'
export { createSlideMachine, type SlideActor, type SlideEvent } from './slide.machine.ts'
export { linkSlide } from './slide-content.ts'
