import type { SnapshotFrom } from 'xstate'

import { openActor } from '../platform/open-actor.ts'
import type { Clock } from '../platform/platform.ts'
import { type Opened, opened } from '../store/opened.ts'
import { createSliderMachine, SLIDER_SPEED_MS, type SliderActor } from './slider.machine.ts'
import { isAutoplayOn } from './slider.selectors.ts'
import { isSliderActive, type SliderContext } from './slider-state.ts'

/** A row of slides as a screen draws it. */
export interface SliderView {
  readonly index: number
  /** Whether it loops and can be dragged: there is more than it shows. */
  readonly isActive: boolean
  /** Whether it turns by itself; also while it waits for whoever looks closer. */
  readonly isPlaying: boolean
  /** Whether the time of a slide is running. */
  readonly isRunning: boolean
}

export interface SliderScene extends SliderContext {
  /** Turns by itself every five seconds. */
  readonly plays: boolean
  /** The visitor wants no motion: nothing turns by itself, and a turn takes no time. */
  readonly isStill: boolean
}

export type SliderClock = Pick<Clock, 'setTimeout' | 'clearTimeout'>

/** A row of slides; stop it when it is gone from the screen. */
export interface OpenSlider extends Opened<SliderActor, SliderView> {
  /** How long a turn takes, ms. */
  readonly speed: number
}

/** Opens a row of slides, which decides what is in sight and when it turns. */
export function openSlider(scene: SliderScene, clock: SliderClock): OpenSlider {
  const { count, perView, index, plays, isStill } = scene
  const slider: SliderActor = openActor(createSliderMachine({ count, perView, index }), { clock })
  slider.start()
  if (plays && !isStill) slider.send({ type: 'autoplay.start' })
  return {
    ...opened(slider),
    speed: isStill ? 0 : SLIDER_SPEED_MS,
    get: () => viewOf(slider.getSnapshot())
  }
}

const viewOf = (slider: SnapshotFrom<SliderActor>): SliderView => ({
  index: slider.context.index,
  isActive: isSliderActive(slider.context),
  isPlaying: isAutoplayOn(slider),
  isRunning: slider.matches({ autoplay: 'playing' })
})
