export { fileSlides, type ShownFile } from './file-slides.ts'
export { FRAME_PATIENCE_MS } from './frame-address.ts'
export { LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD } from './lazy-picture.ts'
export { contentProblem, type LightboxProblem, lightboxText } from './lightbox.messages.ts'
export type { LightboxEvent, LightboxFact } from './lightbox-events.ts'
export { keyIntent, slideOfHash } from './lightbox-state.ts'
export {
  galleryView,
  type LightboxView,
  type OpenLightbox,
  openLightbox,
  type SlidePhase,
  slideView
} from './open-lightbox.ts'
export { openSlider, type SliderView } from './open-slider.ts'
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
export type { SliderEvent } from './slider.machine.ts'
