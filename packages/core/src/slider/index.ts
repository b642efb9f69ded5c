export {
  type OpenSlider,
  openSlider,
  type SliderClock,
  type SliderScene,
  type SliderView
} from './open-slider.ts'
export {
  ARROW_THROTTLE_MS,
  AUTOPLAY_MS,
  SLIDER_SPEED_MS,
  type SliderEvent
} from './slider.machine.ts'
