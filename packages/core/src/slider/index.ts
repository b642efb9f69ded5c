export {
  ARROW_THROTTLE_MS,
  AUTOPLAY_MS,
  createSliderMachine,
  SLIDER_SPEED_MS,
  type SliderActor,
  type SliderEvent,
  type SliderFact
} from './slider.machine.ts'
export { isAutoplayOn } from './slider.selectors.ts'
export {
  isSliderActive,
  type SliderContext,
  sliderIndexAfter,
  sliderState
} from './slider-state.ts'
