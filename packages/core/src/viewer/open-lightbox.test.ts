import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import { type LightboxFact } from './lightbox-events.ts'
import { galleryView, type LightboxScene, openLightbox, slideView } from './open-lightbox.ts'

const slides = ['a', 'b', 'c', 'd'].map(src => ({ src: `${src}.webp`, type: 'image' as const }))

function open(scene: Partial<LightboxScene> = {}) {
  const clock = createMemoryClock()
  const facts: LightboxFact[] = []
  const onFact = (fact: LightboxFact) => facts.push(fact)
  const lightbox = openLightbox(
    { slug: 'foto', slides, hasThumb: false, isStill: true, onFact, ...scene },
    clock
  )
  lightbox.send({ type: 'lightbox.opened' })
  const hashes = () => facts.flatMap(fact => (fact.type === 'lightbox.hash' ? fact.hash : []))
  return { lightbox, clock, facts, hashes, view: lightbox.get }
}

const press = (key: string) =>
  ({ type: 'key.pressed', press: { key, isModified: false, isInField: false } }) as const

test('the shown slide and its neighbours are loaded, round the ends', () => {
  const { view } = open()

  expect(Object.keys(view().slides)).toEqual(['0', '1', '3'])
})

test('a slide is revealed as soon as it is both shown and loaded', () => {
  const { lightbox, view } = open()
  lightbox.notifySlide(1, { type: 'content.loaded' })
  const ahead = view().slides[1]?.phase
  lightbox.send({ type: 'slide.next' })

  expect([ahead, view().slides[1]?.phase]).toEqual(['ready', 'done'])
})

test('a slide that was left begins anew when it is shown again', () => {
  const { lightbox, view } = open()
  lightbox.notifySlide(0, { type: 'content.loaded' })
  lightbox.send({ type: 'slide.next' })
  lightbox.send({ type: 'slide.previous' })

  expect(view().slides[0]?.phase).toBe('loading')
})

test('a picture that grew out of its thumbnail flies back into it, with Escape as well', () => {
  const { lightbox, view } = open({ hasThumb: true, isStill: false })
  lightbox.notifySlide(0, { type: 'content.loaded' })
  const growing = view().slides[0]?.phase
  lightbox.notifySlide(0, { type: 'animation.ended' })
  lightbox.send(press('Escape'))

  expect(growing).toBe('zoomIn')
  expect([view().phase, view().slides[0]?.phase]).toEqual(['customClosing', 'zoomOut'])
})

test('from another picture, or without motion, it only closes', () => {
  const turned = open({ hasThumb: true, isStill: false })
  turned.lightbox.send({ type: 'slide.next' })
  turned.lightbox.send({ type: 'lightbox.close' })
  const still = open({ hasThumb: true, isStill: true })
  still.lightbox.notifySlide(0, { type: 'content.loaded' })
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
  expect(hashes()).toEqual(['foto', ''])
})

test('a problem of a slide is part of the view until it is tried again', () => {
  const { lightbox, view } = open()
  lightbox.notifySlide(0, { type: 'content.failed', problem: 'image' })
  const failed = view().slides[0]
  lightbox.notifySlide(0, { type: 'slide.retry' })

  expect(failed).toEqual({ phase: 'done', problem: 'image' })
  expect(view().slides[0]).toEqual({ phase: 'loading', problem: undefined })
})

test('a listener hears of opening, loading, turning, keys, clicks and closing, each in its order', () => {
  const { lightbox, facts } = open({ slides: slides.slice(0, 1) })
  lightbox.notifySlide(0, { type: 'content.loaded' })
  lightbox.send(press('a'))
  lightbox.send({ type: 'slide.clicked', isBeside: false })
  lightbox.send(press('Escape'))
  lightbox.send(press('Escape'))
  lightbox.send({ type: 'animation.ended' })

  const key = (key: string) => ({ type: 'lightbox.keydown', ...{ press: press(key).press } })
  expect(facts).toEqual([
    { type: 'lightbox.init' },
    { type: 'lightbox.ready' },
    { type: 'slide.load', index: 0 },
    { type: 'lightbox.hash', hash: 'foto' },
    { type: 'slide.done', index: 0 },
    key('a'),
    { type: 'lightbox.click', index: 0, isBeside: false },
    key('Escape'),
    { type: 'lightbox.shouldClose' },
    { type: 'lightbox.closing' },
    { type: 'lightbox.hash', hash: '' },
    { type: 'lightbox.destroy' }
  ])
})

test('a listener hears which slide is shown, and why the content of one did not come', () => {
  const { lightbox, facts } = open()
  facts.length = 0
  lightbox.send({ type: 'slide.next' })
  lightbox.notifySlide(2, { type: 'content.failed', problem: 'image' })

  expect(facts).toEqual([
    { type: 'lightbox.change', index: 1 },
    { type: 'slide.load', index: 0 },
    { type: 'slide.load', index: 2 },
    { type: 'slide.error', problem: 'image', index: 2 },
    { type: 'slide.done', index: 2 }
  ])
})

test.each([
  ['its button', { type: 'lightbox.close' }],
  ['a key', press('Escape')],
  ['a drag', { type: 'drag.ended', drag: { deltaXPx: 0, deltaYPx: 200, durationMs: 900 } }],
  ['a click beside the slide', { type: 'slide.clicked', isBeside: true }]
] as const)('a listener may refuse a close by %s, and is asked once', (_, event) => {
  let asked = 0
  let isBusy = true
  const onFact = ({ type }: LightboxFact) => {
    if (type !== 'lightbox.shouldClose') return true
    asked += 1
    return !isBusy
  }
  const { lightbox, view } = open({ onFact, hasThumb: true, isStill: false })
  lightbox.notifySlide(0, { type: 'content.loaded' })
  lightbox.notifySlide(0, { type: 'animation.ended' })

  lightbox.send(event)
  expect([view().phase, asked]).toEqual(['ready', 1])
  isBusy = false
  lightbox.send(event)

  expect(view().phase).not.toBe('ready')
  expect(asked).toBe(2)
})

test('the actor of a gallery and those of its slides are what its view is made of', () => {
  const { lightbox, view } = open()
  lightbox.send({ type: 'slide.next' })
  const slide = lightbox.slide(1)?.getSnapshot()

  expect(view()).toMatchObject(galleryView(lightbox.actor.getSnapshot()))
  expect(view().slides[1]).toEqual(slide && slideView(slide))
})
