import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createLightboxMachine } from './lightbox.machine.ts'
import { isSlideshowOn } from './lightbox.selectors.ts'
import type { GalleryFact } from './lightbox-events.ts'
import { type LightboxOptions, lightboxState } from './lightbox-state.ts'
import { createSlideMachine, type SlideFact } from './slide.machine.ts'

const slides = ['a', 'b', 'c'].map(src => ({ src: `${src}.webp`, type: 'image' as const }))

function open(options: Partial<LightboxOptions> = {}, mayClose = () => true) {
  const clock = createMemoryClock()
  const start = lightboxState({ slug: 'foto', slides, ...options })
  const actor = createActor(createLightboxMachine(start, mayClose), { clock })
  const facts: GalleryFact[] = []
  actor.on('*', fact => facts.push(fact))
  actor.start()
  actor.send({ type: 'lightbox.opened' })
  const outcome = () => facts.splice(0)
  outcome()
  return { actor, clock, reported: outcome, index: () => actor.getSnapshot().context.index }
}

const press = (key: string) =>
  ({ type: 'key.pressed', press: { key, isModified: false, isInField: false } }) as const
const drag = (deltaYPx: number, durationMs: number) =>
  ({ type: 'drag.ended', drag: { deltaXPx: 0, deltaYPx, durationMs } }) as const

test('opens, tells so and writes its hash', () => {
  const actor = createActor(createLightboxMachine(lightboxState({ slug: 'foto', slides })))
  const facts: GalleryFact[] = []
  actor.on('*', fact => facts.push(fact))
  actor.start()
  const before = actor.getSnapshot().value
  actor.send({ type: 'lightbox.opened' })

  expect(before).toBe('init')
  expect(facts).toEqual([
    { type: 'lightbox.init' },
    { type: 'lightbox.ready' },
    { type: 'lightbox.hash', hash: 'foto' }
  ])
})

test('keys turn the pages, round the ends', () => {
  const { actor, index } = open()
  actor.send(press('ArrowLeft'))
  const before = index()
  actor.send(press('PageUp'))
  actor.send(press('ArrowRight'))

  expect([before, index()]).toEqual([2, 1])
})

test('the hash waits 300 ms after the last turn', () => {
  const { actor, clock, reported } = open()
  actor.send({ type: 'slide.next' })
  clock.advance(299)
  actor.send({ type: 'slide.next' })
  clock.advance(299)
  const early = reported()
  clock.advance(1)

  expect(early).toEqual([
    { type: 'lightbox.change', index: 1 },
    { type: 'lightbox.change', index: 2 }
  ])
  expect(reported()).toEqual([{ type: 'lightbox.hash', hash: 'foto-3' }])
})

test('a hash from outside shows its slide, a foreign one nothing', () => {
  const { actor, index } = open()
  actor.send({ type: 'hash.changed', hash: '#foto-999999' })
  const last = index()
  actor.send({ type: 'hash.changed', hash: '#other-1' })

  expect([last, index()]).toEqual([2, 2])
})

test('a pending hash does not open a closed lightbox again', () => {
  const { actor, clock, reported } = open()
  actor.send({ type: 'slide.next' })
  actor.send(press('Escape'))
  reported()
  clock.advance(1000)
  actor.send({ type: 'hash.changed', hash: '#foto-2' })
  actor.send({ type: 'animation.ended' })

  expect(actor.getSnapshot().value).toBe('destroy')
  expect(reported()).toEqual([{ type: 'lightbox.hash', hash: '' }, { type: 'lightbox.destroy' }])
})

test('the slideshow goes on every 3 seconds and can be stopped', () => {
  const { actor, clock, index } = open()
  actor.send({ type: 'slideshow.toggle' })
  clock.advance(2999)
  const early = index()
  clock.advance(1)
  const first = index()
  clock.advance(3000)
  clock.advance(3000)
  const round = index()
  const wasOn = isSlideshowOn(actor.getSnapshot())
  actor.send({ type: 'slideshow.toggle' })
  clock.advance(3000)

  expect([wasOn, isSlideshowOn(actor.getSnapshot())]).toEqual([true, false])
  expect([early, first, round, index()]).toEqual([0, 1, 0, 0])
})

test('the slideshow of a finite gallery stops at the last slide', () => {
  const { actor, clock, index } = open({ isInfinite: false, index: 1 })
  actor.send({ type: 'slideshow.toggle' })
  clock.advance(3000)
  clock.advance(3000)
  const value = actor.getSnapshot().value
  actor.send({ type: 'slideshow.toggle' })
  clock.advance(3000)

  expect(index()).toBe(2)
  expect(value).toEqual({ ready: { gallery: 'settled', slideshow: 'still' } })
})

test.each([
  ['a long drag', drag(150, 900), 'closing'],
  ['a flick', drag(-35, 349), 'closing'],
  ['a short drag', drag(60, 900), 'ready'],
  ['a key', press('Delete'), 'closing'],
  ['its button', { type: 'lightbox.close' }, 'closing'],
  ['a click beside the slide', { type: 'slide.clicked', isBeside: true }, 'closing'],
  ['a click on the slide', { type: 'slide.clicked', isBeside: false }, 'ready'],
  ['a flight back into the thumbnail', { type: 'lightbox.close', zoomsOut: true }, 'customClosing']
] as const)('%s leads to %s', (_, event, state) => {
  const { actor } = open()

  actor.send(event)

  expect(actor.getSnapshot().matches(state)).toBe(true)
})

test('a close can be refused', () => {
  const { actor, reported } = open({}, () => false)
  actor.send({ type: 'lightbox.close', zoomsOut: true })
  actor.send(press('Escape'))

  expect(actor.getSnapshot().matches('ready')).toBe(true)
  expect(reported()).toEqual([{ type: 'lightbox.shouldClose' }, { type: 'lightbox.shouldClose' }])
})

test('every state and transition of the lightbox can be reached', () => {
  const { states, transitions, missed } = walkGraph(
    createLightboxMachine(
      lightboxState({ slug: 'foto', slides: slides.slice(0, 2), isInfinite: false })
    ),
    {
      events: [
        { type: 'lightbox.opened' },
        { type: 'slide.next' },
        { type: 'slide.previous' },
        { type: 'slide.goTo', index: 1 },
        { type: 'hash.changed', hash: '#foto-2' },
        { type: 'slideshow.toggle' },
        { type: 'slideshow.stop' },
        press('Escape'),
        press('ArrowRight'),
        press('ArrowLeft'),
        drag(200, 100),
        { type: 'drag.ended', drag: { deltaXPx: -200, deltaYPx: 0, durationMs: 100 } },
        { type: 'drag.ended', drag: { deltaXPx: 200, deltaYPx: 0, durationMs: 100 } },
        { type: 'slide.clicked', isBeside: true },
        { type: 'lightbox.close' },
        { type: 'lightbox.close', zoomsOut: true },
        { type: 'animation.ended' },
        { type: 'lightbox.destroy' }
      ]
    }
  )

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

function show(options: { hasThumb: boolean; isStill: boolean }) {
  const actor = createActor(createSlideMachine(options))
  const facts: SlideFact[] = []
  actor.on('*', fact => facts.push(fact))
  actor.start()
  return { actor, facts, value: () => actor.getSnapshot().value }
}

test('a slide grows out of its thumbnail and back', () => {
  const { actor, facts, value } = show({ hasThumb: true, isStill: false })
  const seen = [value()]
  for (const type of [
    'content.loaded',
    'slide.reveal',
    'animation.ended',
    'slide.hide',
    'animation.ended'
  ] as const) {
    actor.send({ type })
    seen.push(value())
  }

  expect(seen).toEqual(['loading', 'ready', 'zoomIn', 'done', 'zoomOut', 'destroy'])
  expect(facts).toEqual([{ type: 'slide.load' }, { type: 'slide.done' }])
})

test('a slide moves no more than the visitor wants', () => {
  const still = show({ hasThumb: true, isStill: true })
  still.actor.send({ type: 'content.loaded' })
  still.actor.send({ type: 'slide.reveal' })
  const plain = show({ hasThumb: false, isStill: false })
  plain.actor.send({ type: 'content.loaded' })
  plain.actor.send({ type: 'slide.reveal' })

  expect([still.value(), plain.value()]).toEqual(['done', 'animating'])
})

test('a slide that failed says why and can be loaded again', () => {
  const { actor, facts, value } = show({ hasThumb: true, isStill: false })
  actor.send({ type: 'content.failed', problem: 'image' })
  const failed = [value(), actor.getSnapshot().context.problem]
  actor.send({ type: 'slide.retry' })

  expect(failed).toEqual(['done', 'image'])
  expect([value(), actor.getSnapshot().context.problem]).toEqual(['loading', undefined])
  expect(facts).toContainEqual({ type: 'slide.error', problem: 'image' })
})

test('every state and transition of a slide can be reached', () => {
  const events = [
    { type: 'content.loaded' },
    { type: 'content.failed', problem: 'image' },
    { type: 'slide.reveal' },
    { type: 'animation.ended' },
    { type: 'slide.retry' },
    { type: 'slide.hide' }
  ]
  const starts = [
    { hasThumb: true, isStill: false },
    { hasThumb: false, isStill: false },
    { hasThumb: true, isStill: true }
  ]
  const missed = starts.map(start => walkGraph(createSlideMachine(start), { events }).missed)

  expect(missed.reduce((all, some) => all.filter(path => some.includes(path)))).toEqual([])
})
