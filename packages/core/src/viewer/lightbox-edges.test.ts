import { expect, test } from 'vitest'

import type { LightboxSlide } from '../entities/lightbox-slide.ts'
import {
  hasNext,
  indexAfter,
  lightboxState,
  slideHash,
  slideOfHash,
  slidesToLoad
} from './lightbox-state.ts'
import { restView, toggleZoom, zoomAt } from './pan-zoom.ts'
import { slideContent } from './slide-content.ts'

const gallery = (count: number, options = {}) =>
  lightboxState({
    slug: 'ranec',
    slides: Array.from(
      { length: count },
      (_, at): LightboxSlide => ({ src: `${at}.webp`, type: 'image' })
    ),
    ...options
  })

test('a gallery opens at its first slide and goes round, unless it is told otherwise', () => {
  expect(gallery(2)).toMatchObject({ index: 0, isInfinite: true })
  expect(gallery(2, { index: 1, isInfinite: false })).toMatchObject({ index: 1, isInfinite: false })
})

test('an empty gallery goes nowhere', () => {
  const empty = gallery(0)

  expect([indexAfter(empty, 1), indexAfter(empty, -1), hasNext(empty)]).toEqual([0, 0, false])
})

test.each([
  [1, 0, true, false],
  [1, 0, false, false],
  [2, 1, true, true],
  [2, 1, false, false],
  [2, 0, false, true]
])('of %i slides from %i (round: %s) there is a next one: %s', (count, index, isInfinite, is) => {
  expect(hasNext(gallery(count, { index, isInfinite }))).toBe(is)
})

test.each([
  [1, 0, [0]],
  [2, 0, [0, 1]],
  [2, 1, [0, 1]],
  [3, 0, [0, 1, 2]],
  [5, 4, [0, 3, 4]]
])('of %i slides at %i the slides %j are loaded, each once', (count, index, loaded) => {
  expect(slidesToLoad(gallery(count, { index }))).toEqual(loaded)
})

test('many steps at once go round as often as it takes', () => {
  const round = gallery(3)

  expect([7, -7, 300, -300].map(steps => indexAfter(round, steps))).toEqual([1, 2, 0, 0])
  const finite = gallery(3, { isInfinite: false })
  expect([7, -7].map(steps => indexAfter(finite, steps))).toEqual([2, 0])
})

test('a slide without a name of its own goes by its number, an empty name is none', () => {
  const named = { slug: 'ranec', slides: [{ slug: '' }, { slug: '' }, { slug: 'dno' }] }

  expect([0, 1, 2].map(index => slideHash(named, index))).toEqual(['ranec', 'ranec-2', 'dno'])
})

test('a gallery with a Russian name is found by its hash as a browser writes it', () => {
  const named = { slug: 'ранец', slides: [{}, {}] }

  expect(slideOfHash(named, `#${encodeURIComponent('ранец-2')}`)).toBe(1)
  expect(slideOfHash({ ...named, slides: [] }, '#ранец')).toBeUndefined()
})

test('a slide named like a number of the gallery loses to the number', () => {
  const named = { slug: 'ranec', slides: [{}, {}, { slug: 'ranec-2' }] }

  expect(slideOfHash(named, '#ranec-2')).toBe(1)
})

test.each([
  ['https://www.youtube.com/watch?v=1', 'video'],
  ['https://youtu.be/1', 'video'],
  ['https://vk.com/video-1_2', 'video'],
  ['https://vkvideo.ru/video-1_2', 'video'],
  ['https://vimeo.com/1', 'video'],
  ['https://youtube.com.evil.example/watch', 'image'],
  ['https://notvk.com/video', 'image'],
  ['https://maps.yandex.ru/map-widget/v1', 'map'],
  ['https://yandex.ru/search?text=/maps', 'image'],
  ['/files/film.WEBM?download=1', 'html5video'],
  ['/files/katalog.pdf#page=2', 'pdf'],
  ['/files/pdf', 'image'],
  ['data:text/html,<script>', 'image'],
  ['', 'image']
])('%j is shown as %s', (src, type) => {
  expect(slideContent(src)).toBe(type)
})

const frame = { width: 400, height: 300 }
const middle = { x: 0, y: 0 }

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -3, 0.5])(
  'a scale of %d shows the picture as it lies',
  wanted => {
    expect(zoomAt(restView, frame, middle, wanted)).toEqual(restView)
  }
)

test('a click into a corner shows that corner, another one the whole picture', () => {
  const corner = { x: 200, y: 150 }
  const close = toggleZoom(restView, frame, corner)

  expect(close).toEqual({ scale: 2, x: -200, y: -150 })
  expect(toggleZoom(close, frame, corner)).toEqual(restView)
})
