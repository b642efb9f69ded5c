import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import { openSlider, type SliderScene } from './open-slider.ts'

const SCENE: SliderScene = { count: 3, perView: 1, index: 0, plays: true, isStill: false }

function open(scene: Partial<SliderScene> = {}) {
  const clock = createMemoryClock()
  const slider = openSlider({ ...SCENE, ...scene }, clock)
  return { slider, clock }
}

test('turns every five seconds by itself, from the last slide to the first', () => {
  const { slider, clock } = open({ index: 1 })

  clock.advance(5000)
  const last = slider.get().index
  clock.advance(5000)

  expect([last, slider.get().index]).toEqual([2, 0])
})

test('whoever looks closer stops the time of a slide, and it begins anew', () => {
  const { slider, clock } = open()
  clock.advance(4000)

  slider.send({ type: 'autoplay.hold' })
  const held = slider.get()
  clock.advance(60_000)
  slider.send({ type: 'autoplay.release' })
  clock.advance(4999)

  expect([held.isPlaying, held.isRunning, slider.get().index]).toEqual([true, false, 0])
})

test('nothing moves for who wants no motion, and a turn takes no time', () => {
  const { slider, clock } = open({ isStill: true })

  clock.advance(60_000)

  expect([slider.get().index, slider.get().isPlaying, slider.speed]).toEqual([0, false, 0])
})

test('a row that shows all it has neither loops nor plays', () => {
  const { slider, clock } = open({ perView: 3 })

  clock.advance(60_000)
  slider.send({ type: 'arrow.pressed', steps: 1 })

  expect(slider.get()).toEqual({ index: 0, isActive: false, isPlaying: false, isRunning: false })
})

test('a narrower page makes a row turn that stood before', () => {
  const { slider } = open({ count: 4, perView: 4 })

  slider.send({ type: 'slider.resized', count: 4, perView: 2.6 })
  slider.send({ type: 'arrow.pressed', steps: -1 })

  expect([slider.get().isActive, slider.get().index]).toEqual([true, 3])
})

test('tells of each change until it is left', () => {
  const { slider } = open()
  const seen: number[] = []
  const leave = slider.subscribe(() => seen.push(slider.get().index))

  slider.send({ type: 'slide.goTo', index: 2 })
  leave()
  slider.send({ type: 'slide.goTo', index: 1 })

  expect(seen).toEqual([2])
})
