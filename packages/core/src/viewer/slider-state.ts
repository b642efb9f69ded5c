export interface SliderContext {
  readonly count: number
  /** Slides seen at once. */
  readonly perView: number
  readonly index: number
}

export const sliderState = (count: number, perView = 1, index = 0): SliderContext => ({
  count,
  perView,
  index
})

/** The slider loops and can be dragged only when there is more than it shows (§4). */
export const isSliderActive = ({ count, perView }: SliderContext) => count > perView

/** The slide so many steps away, round the ends. */
export const sliderIndexAfter = ({ count, index }: SliderContext, steps: number) =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count
