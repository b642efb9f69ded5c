export { fileSlides, type ShownFile } from './file-slides.ts'
export { FRAME_PATIENCE_MS } from './frame-address.ts'
export {
  contentProblem,
  type LightboxProblem,
  lightboxMessages,
  lightboxText
} from './lightbox.messages.ts'
export type { LightboxEvent } from './lightbox-events.ts'
export { slideOfHash } from './lightbox-hash.ts'
export { keyIntent } from './lightbox-keys.ts'
export {
  type LightboxView,
  type OpenLightbox,
  openLightbox,
  type SlidePhase
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
export { linkSlide } from './slide-content.ts'
