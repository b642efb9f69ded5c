import { openSlider, type SliderView } from '@vitrina/core/viewer'

import { placeOf, slidesOf } from '../kit/slider/row-place.ts'
import { perViewOf } from '../kit/slider/row-size.ts'
import { loadSwiper, openSliderStage, type SliderStage } from '../kit/slider/slider-stage.ts'
import { followHands } from './follow-hands.ts'

interface RowOptions {
  readonly row: HTMLElement
  /** Turns by itself. */
  readonly plays: boolean
  readonly onView: (view: SliderView) => void
}

/** The core's slider and the swiper that draws it. */
export interface OpenRow {
  press(steps: 1 | -1): void
  /** Stops what turns by itself, or lets it go on. */
  toggle(): void
  stop(): void
}

/** A scroll that has been quiet for so long has ended. */
const REST_MS = 120

const clock = {
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer)
}

/** Takes a row over from the browser's scrolling: the core says what is shown, swiper shows it. */
export async function openRow({ row, plays, onView }: RowOptions): Promise<OpenRow> {
  const [drawer] = await Promise.all([loadSwiper(), atRest(row)])
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const size = () => ({ count: slidesOf(row).length, perView: perViewOf(row) })
  const slider = openSlider({ ...size(), index: placeOf(row), plays, isStill }, clock)
  const onMove = (index: number) => slider.send({ type: 'slide.goTo', index })
  let stage: SliderStage | undefined
  let shown: number | undefined

  function draw() {
    const view = slider.get()
    if (view.isActive) {
      stage ??= openSliderStage(drawer, { row, speed: slider.speed, onMove })
      // A timer or another size of the same place turns nothing under a finger.
      if (shown !== view.index) stage.show(view.index)
      shown = view.index
    } else {
      stage?.close()
      stage = shown = undefined
    }
    onView(view)
  }

  const sizes = new ResizeObserver(() => slider.send({ type: 'slider.resized', ...size() }))
  const leaveHands = followHands(row, slider.send)
  slider.subscribe(draw)
  sizes.observe(row)
  draw()

  return {
    press: steps => slider.send({ type: 'arrow.pressed', steps }),
    toggle: () =>
      slider.send({ type: slider.get().isPlaying ? 'autoplay.stop' : 'autoplay.start' }),
    stop() {
      leaveHands()
      sizes.disconnect()
      slider.stop()
      stage?.close()
    }
  }
}

/** A finger's scroll goes on after the finger: a row in motion is not taken over. */
function atRest(row: HTMLElement): Promise<void> {
  return new Promise(resolve => {
    const ended = new AbortController()
    function rest() {
      ended.abort()
      resolve()
    }
    let timer = clock.setTimeout(rest, REST_MS)
    row.addEventListener(
      'scroll',
      () => {
        clock.clearTimeout(timer)
        timer = clock.setTimeout(rest, REST_MS)
      },
      { signal: ended.signal }
    )
  })
}
