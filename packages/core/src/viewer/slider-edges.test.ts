import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { createSliderMachine } from './slider.machine.ts'
import { isSliderActive, sliderIndexAfter, sliderState } from './slider-state.ts'

function open(count: number, perView = 1, index = 0) {
  const clock = createMemoryClock()
  const actor = createActor(createSliderMachine(sliderState(count, perView, index)), {
    clock
  }).start()
  const moves: number[] = []
  actor.on('slider.moved', ({ index: place }) => moves.push(place))
  return { actor, clock, moves, index: () => actor.getSnapshot().context.index }
}

test.each([
  [3, 0, 1, 1],
  [3, 2, 1, 0],
  [3, 0, -1, 2],
  [3, 1, -7, 0],
  [3, 1, 30, 1],
  [1, 0, 5, 0],
  [0, 0, 1, 0]
])('of %i slides from %i by %i one comes to %i', (count, index, steps, place) => {
  expect(sliderIndexAfter(sliderState(count, 1, index), steps)).toBe(place)
})

test.each([
  [5, 4, true],
  [4, 4, false],
  [3, 4, false],
  [0, 1, false]
])('%i slides where %i are in sight can be turned: %s', (count, perView, isActive) => {
  expect(isSliderActive(sliderState(count, perView))).toBe(isActive)
})

test.each([-1, 3, 100, 0.5, Number.NaN])('a slide %d that there is not is not gone to', place => {
  const { actor, moves, index } = open(3)

  actor.send({ type: 'slide.goTo', index: place })

  expect([index(), moves]).toEqual([0, []])
})

test('the slide that is in sight already is no move', () => {
  const { actor, moves } = open(3, 1, 2)

  actor.send({ type: 'slide.goTo', index: 2 })

  expect(moves).toEqual([])
  expect(actor.getSnapshot().matches({ track: 'resting' })).toBe(true)
})

test('a dot may be pressed while the slider is on its way, and the way begins anew', () => {
  const { actor, clock, moves } = open(5)
  actor.send({ type: 'slide.goTo', index: 1 })
  clock.advance(300)

  actor.send({ type: 'slide.goTo', index: 4 })
  clock.advance(399)
  expect(actor.getSnapshot().matches({ track: 'moving' })).toBe(true)
  clock.advance(1)

  expect(actor.getSnapshot().matches({ track: 'resting' })).toBe(true)
  expect(moves).toEqual([1, 4])
})

test('an arrow that came too early is forgotten, not kept for later', () => {
  const { actor, clock, moves } = open(5)
  actor.send({ type: 'arrow.pressed', steps: 1 })
  actor.send({ type: 'arrow.pressed', steps: -1 })

  clock.advance(10_000)

  expect(moves).toEqual([1])
})

test('the autoplay goes round, and after somebody looked closer it waits its whole time', () => {
  const { actor, clock, moves } = open(2)
  actor.send({ type: 'autoplay.start' })
  clock.advance(5000)
  clock.advance(5000)
  expect(moves).toEqual([1, 0])
  clock.advance(4999)
  actor.send({ type: 'autoplay.hold' })
  clock.advance(60_000)
  actor.send({ type: 'autoplay.release' })

  clock.advance(4999)
  expect(moves).toHaveLength(2)
  clock.advance(1)

  expect(moves).toEqual([1, 0, 1])
})

test('stopped while it is held, the autoplay does not come back by itself', () => {
  const { actor, clock, moves } = open(3)
  actor.send({ type: 'autoplay.start' })
  actor.send({ type: 'autoplay.hold' })
  actor.send({ type: 'autoplay.stop' })

  actor.send({ type: 'autoplay.release' })
  clock.advance(60_000)

  expect(moves).toEqual([])
})

test('an autoplay that was started over everything in sight stays off when there is more', () => {
  const { actor, clock, moves } = open(3, 4)
  actor.send({ type: 'autoplay.start' })

  actor.send({ type: 'slider.resized', count: 8, perView: 4 })
  clock.advance(60_000)

  expect(moves).toEqual([])
})

test('a slider that grew too narrow keeps its place, one with fewer slides its last', () => {
  const { actor, index, moves } = open(8, 4, 6)

  actor.send({ type: 'slider.resized', count: 8, perView: 1 })
  expect(index()).toBe(6)
  actor.send({ type: 'slider.resized', count: 3, perView: 1 })
  expect(index()).toBe(2)
  actor.send({ type: 'slider.resized', count: 0, perView: 1 })

  expect([index(), moves]).toEqual([0, []])
})
