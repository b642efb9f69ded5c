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
  createSliderMachine,
  SLIDER_SPEED_MS,
  type SliderActor,
  type SliderEvent,
  type SliderFact
} from './slider.machine.ts'
export { type SliderContext, sliderState } from './slider-state.ts'
