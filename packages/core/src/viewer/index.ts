export { fileSlides, type ShownFile } from './file-slides.ts'
export { FRAME_PATIENCE_MS } from './frame-address.ts'
export { LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD } from './lazy-picture.ts'
export { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
export { contentProblem, type LightboxProblem, lightboxText } from './lightbox.messages.ts'
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
export {
  type OpenSlider,
  openSlider,
  type SliderClock,
  type SliderScene,
  type SliderView
} from './open-slider.ts'
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
export {
  ARROW_THROTTLE_MS,
  AUTOPLAY_MS,
  createSliderMachine,
  SLIDER_SPEED_MS,
  type SliderActor,
  type SliderEvent,
  type SliderFact
} from './slider.machine.ts'
export { type SliderContext, sliderState } from './slider-state.ts'
