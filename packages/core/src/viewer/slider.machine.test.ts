import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import {
  ARROW_THROTTLE_MS,
  AUTOPLAY_MS,
  createSliderMachine,
  SLIDER_SPEED_MS
} from './slider.machine.ts'
import { isAutoplayOn } from './slider.selectors.ts'
import { isSliderActive, sliderState } from './slider-state.ts'

function start(count: number, perView = 1) {
  const clock = createMemoryClock()
  const actor = createActor(createSliderMachine(sliderState(count, perView)), { clock })
  const moves: number[] = []
  actor.on('slider.moved', ({ index }) => moves.push(index))
  actor.start()
  return { actor, clock, moves, index: () => actor.getSnapshot().context.index }
}

test('the constants stand as in the specification', () => {
  expect([SLIDER_SPEED_MS, AUTOPLAY_MS, ARROW_THROTTLE_MS]).toEqual([400, 5000, 250])
})

test.each([
  [4, 3, true],
  [3, 3, false],
  [1, 1, false],
  [2, 1, true],
  [0, 1, false]
])('%d slides, %d seen at once: loops and drags is %s', (count, perView, isActive) => {
  expect(isSliderActive(sliderState(count, perView))).toBe(isActive)
})

test('five presses of an arrow in a quarter of a second are one', () => {
  const { actor, clock, moves } = start(4)
  for (let press = 0; press < 5; press += 1) actor.send({ type: 'arrow.pressed', steps: 1 })
  clock.advance(249)
  actor.send({ type: 'arrow.pressed', steps: 1 })
  clock.advance(1)
  actor.send({ type: 'arrow.pressed', steps: 1 })

  expect(moves).toEqual([1, 2])
})

test('goes round the ends both ways', () => {
  const { actor, clock, moves } = start(3)
  actor.send({ type: 'arrow.pressed', steps: -1 })
  clock.advance(250)
  actor.send({ type: 'arrow.pressed', steps: 1 })

  expect(moves).toEqual([2, 0])
})

test('a slide is under way for 400 ms', () => {
  const { actor, clock } = start(3)
  actor.send({ type: 'slide.goTo', index: 2 })
  clock.advance(399)
  const early = actor.getSnapshot().matches({ track: 'moving' })
  clock.advance(1)

  expect([early, actor.getSnapshot().matches({ track: 'moving' })]).toEqual([true, false])
})

test('the autoplay turns every 5 seconds and waits while somebody looks closer', () => {
  const { actor, clock, moves } = start(3)
  actor.send({ type: 'autoplay.start' })
  clock.advance(4999)
  const early = moves.length
  clock.advance(1)
  actor.send({ type: 'autoplay.hold' })
  const isHeldOn = isAutoplayOn(actor.getSnapshot())
  clock.advance(20_000)
  actor.send({ type: 'autoplay.release' })
  clock.advance(5000)
  actor.send({ type: 'autoplay.stop' })
  clock.advance(20_000)

  expect(early).toBe(0)
  expect(moves).toEqual([1, 2])
  expect([isHeldOn, isAutoplayOn(actor.getSnapshot())]).toEqual([true, false])
})

test('does nothing where everything is in sight', () => {
  const { actor, clock, moves } = start(3, 3)
  actor.send({ type: 'arrow.pressed', steps: 1 })
  actor.send({ type: 'autoplay.start' })
  actor.send({ type: 'slide.goTo', index: 1 })
  clock.advance(20_000)

  expect(moves).toEqual([])
})

test('stays within the slides when there are fewer of them', () => {
  const { actor, index } = start(5)
  actor.send({ type: 'slide.goTo', index: 4 })
  actor.send({ type: 'slider.resized', count: 2, perView: 1 })

  expect(index()).toBe(1)
})

test('every state and transition can be reached', () => {
  const { states, transitions, missed } = walkGraph(createSliderMachine(sliderState(3)), {
    events: [
      { type: 'arrow.pressed', steps: 1 },
      { type: 'slide.goTo', index: 2 },
      { type: 'slider.resized', count: 3, perView: 1 },
      { type: 'autoplay.start' },
      { type: 'autoplay.stop' },
      { type: 'autoplay.hold' },
      { type: 'autoplay.release' }
    ]
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBe(1)
})
