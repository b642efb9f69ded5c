import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory-clock.ts'
import { type LightboxScene, openLightbox } from './open-lightbox.ts'

const slides = ['a', 'b', 'c', 'd'].map(src => ({ src: `${src}.webp`, type: 'image' as const }))

function open(scene: Partial<LightboxScene> = {}) {
  const clock = createMemoryClock()
  const hashes: string[] = []
  const onHash = (hash: string) => void hashes.push(hash)
  const lightbox = openLightbox(
    { slug: 'foto', slides, hasThumb: false, isStill: true, onHash, ...scene },
    clock
  )
  lightbox.send({ type: 'lightbox.opened' })
  return { lightbox, clock, hashes, view: lightbox.get }
}

const press = (key: string) =>
  ({ type: 'key.pressed', press: { key, isModified: false, isInField: false } }) as const

test('the shown slide and its neighbours are loaded, round the ends', () => {
  const { view } = open()

  expect(Object.keys(view().slides)).toEqual(['0', '1', '3'])
})

test('a slide is revealed as soon as it is both shown and loaded', () => {
  const { lightbox, view } = open()
  lightbox.tellSlide(1, { type: 'content.loaded' })
  const ahead = view().slides[1]?.phase
  lightbox.send({ type: 'slide.next' })

  expect([ahead, view().slides[1]?.phase]).toEqual(['ready', 'done'])
})

test('a slide that was left begins anew when it is shown again', () => {
  const { lightbox, view } = open()
  lightbox.tellSlide(0, { type: 'content.loaded' })
  lightbox.send({ type: 'slide.next' })
  lightbox.send({ type: 'slide.previous' })

  expect(view().slides[0]?.phase).toBe('loading')
})

test('a picture that grew out of its thumbnail flies back into it, with Escape as well', () => {
  const { lightbox, view } = open({ hasThumb: true, isStill: false })
  lightbox.tellSlide(0, { type: 'content.loaded' })
  const growing = view().slides[0]?.phase
  lightbox.tellSlide(0, { type: 'animation.ended' })
  lightbox.send(press('Escape'))

  expect(growing).toBe('zoomIn')
  expect([view().phase, view().slides[0]?.phase]).toEqual(['customClosing', 'zoomOut'])
})

test('from another picture, or without motion, it only closes', () => {
  const turned = open({ hasThumb: true, isStill: false })
  turned.lightbox.send({ type: 'slide.next' })
  turned.lightbox.send({ type: 'lightbox.close' })
  const still = open({ hasThumb: true, isStill: true })
  still.lightbox.tellSlide(0, { type: 'content.loaded' })
  still.lightbox.send({ type: 'lightbox.close' })

  expect([turned.view().phase, still.view().phase]).toEqual(['closing', 'closing'])
})

test('closing leaves the address, and nothing is told afterwards', () => {
  const { lightbox, clock, hashes, view } = open()
  lightbox.send({ type: 'slide.next' })
  lightbox.send({ type: 'lightbox.close' })
  lightbox.send({ type: 'animation.ended' })
  lightbox.stop()
  clock.advance(1000)

  expect(view().phase).toBe('destroy')
  expect(hashes).toEqual(['foto', ''])
})

test('a problem of a slide is part of the view until it is tried again', () => {
  const { lightbox, view } = open()
  lightbox.tellSlide(0, { type: 'content.failed', problem: 'image' })
  const failed = view().slides[0]
  lightbox.tellSlide(0, { type: 'slide.retry' })

  expect(failed).toEqual({ phase: 'done', problem: 'image' })
  expect(view().slides[0]).toEqual({ phase: 'loading', problem: undefined })
})
