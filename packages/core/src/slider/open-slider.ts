import type { SnapshotFrom } from 'xstate'

import { openActor } from '../errors/open-actor.ts'
import type { Clock } from '../platform/platform.ts'
import {
  createSliderMachine,
  SLIDER_SPEED_MS,
  type SliderActor,
  type SliderEvent
} from './slider.machine.ts'
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
export interface OpenSlider {
  /** How long a turn takes, ms. */
  readonly speed: number
  get(): SliderView
  send(event: SliderEvent): void
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** Opens a row of slides, which decides what is in sight and when it turns. */
export function openSlider(scene: SliderScene, clock: SliderClock): OpenSlider {
  const { count, perView, index, plays, isStill } = scene
  const slider: SliderActor = openActor(createSliderMachine({ count, perView, index }), { clock })
  slider.start()
  if (plays && !isStill) slider.send({ type: 'autoplay.start' })
  return {
    speed: isStill ? 0 : SLIDER_SPEED_MS,
    get: () => viewOf(slider.getSnapshot()),
    send: event => slider.send(event),
    subscribe(listener) {
      const { unsubscribe } = slider.subscribe(listener)
      return unsubscribe
    },
    stop: () => slider.stop()
  }
}

const viewOf = (slider: SnapshotFrom<SliderActor>): SliderView => ({
  index: slider.context.index,
  isActive: isSliderActive(slider.context),
  isPlaying: isAutoplayOn(slider),
  isRunning: slider.matches({ autoplay: 'playing' })
})
