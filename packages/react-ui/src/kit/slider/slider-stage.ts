import type { Swiper } from 'swiper'

import { offsetOf, placeOf, slidesOf } from './row-place.ts'
import { perViewOf } from './row-size.ts'

interface StageOptions {
  /** What has scrolled by itself until now, with a `.track` of `.slide`s in it. */
  readonly row: HTMLElement
  /** Ms that a turn takes. */
  readonly speed: number
  /** A finger or the mouse has turned it. */
  readonly onMove: (index: number) => void
}

/** Swiper in the place of the browser's own scrolling; what is shown is decided elsewhere. */
export interface SliderStage {
  show(index: number): void
  close(): void
}

export const loadSwiper = async () => (await import('swiper')).Swiper

/** Takes a row over as it lies: nothing moves in sight. */
export function openSliderStage(drawer: typeof Swiper, options: StageOptions): SliderStage {
  const { row, speed, onMove } = options
  const count = slidesOf(row).length
  const index = placeOf(row)
  const beyond = row.scrollLeft - offsetOf(row, index)
  row.dataset.drawn = ''
  row.scrollLeft = 0
  const swiper = new drawer(row, {
    ...{ wrapperClass: 'track', slideClass: 'slide', slidesPerView: 'auto', speed },
    // A loop needs a slide out of sight; with fewer the row goes to its end and back to its beginning.
    ...(count > Math.ceil(perViewOf(row)) ? { loop: true } : { rewind: true }),
    ...{ initialSlide: index, runCallbacksOnInit: false },
    // The first look of its observer would turn the row back, a frame after an early press.
    resizeObserver: false,
    // A fifth of the row is meant, however slow the hand.
    longSwipesRatio: 0.2,
    // The core says how often an arrow may be pressed.
    loopPreventsSliding: false
  })
  // It would turn the row back, in the middle of a drag, for each picture that comes: their room is
  // kept, and the width of a slide is its style's.
  swiper.update = () => undefined
  // Else the style of who wants no motion gives each step of a drag a transition, however short,
  // and where the row lies is read before it ends.
  if (speed === 0) swiper.wrapperEl.style.transitionProperty = 'none'
  if (beyond !== 0) swiper.setTranslate(swiper.translate - beyond)

  /** What is out of sight is out of reach: a focus there would have to turn the row. */
  function admit() {
    const { left, right } = row.getBoundingClientRect()
    for (const slide of swiper.slides) {
      const place = slide.getBoundingClientRect()
      setInert(slide, place.right <= left || place.left >= right)
    }
  }

  swiper.on('transitionEnd', admit)
  swiper.on('resize', admit)
  swiper.on('slideChange', () => onMove(swiper.realIndex))
  admit()

  return {
    show(place) {
      const forward = (place - swiper.realIndex + count) % count
      if (forward === 1) swiper.slideNext()
      else if (forward === count - 1) swiper.slidePrev()
      else if (forward > 0) swiper.slideToLoop(place)
    },
    close() {
      for (const slide of swiper.slides) setInert(slide, false)
      swiper.destroy()
      delete row.dataset.drawn
    }
  }
}

/** Browsers of before 2023 know no `inert`: there it is hidden, which takes it out of reach as well. */
function setInert(slide: HTMLElement, isInert: boolean) {
  if ('inert' in slide) slide.inert = isInert
  else (slide as HTMLElement).style.visibility = isInert ? 'hidden' : ''
}
