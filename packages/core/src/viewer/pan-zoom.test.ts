import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  clampScale,
  DOUBLE_CLICK_MS,
  glide,
  MAX_SCALE,
  MIN_SCALE,
  panBy,
  pinch,
  restView,
  toggleZoom,
  ZOOM_FRICTION,
  zoomAt
} from './pan-zoom.ts'

const frame = { width: 400, height: 300 }

test('the constants stand as in the specification', () => {
  expect([MIN_SCALE, MAX_SCALE, ZOOM_FRICTION, DOUBLE_CLICK_MS]).toEqual([1, 2, 0.82, 300])
})

test.each([
  [0, 1],
  [0.9, 1],
  [1.5, 1.5],
  [9, 2],
  [Number.NaN, 1]
])('the scale %d becomes %d', (wanted, scale) => {
  expect(clampScale(wanted)).toBe(scale)
})

test('what lies under the pointer stays there', () => {
  expect(zoomAt(restView, frame, { x: 100, y: 50 }, 2)).toEqual({ scale: 2, x: -100, y: -50 })
})

test('a double click zooms in and out again', () => {
  const near = toggleZoom(restView, frame, { x: 20, y: 20 })

  expect(near.scale).toBe(2)
  expect(toggleZoom(near, frame, { x: 0, y: 0 })).toEqual({ scale: 1, x: 0, y: 0 })
})

test('no gap opens beside the picture', () => {
  const near = { x: 0, y: 0, scale: 2 }

  expect(panBy(near, frame, { x: 999, y: -999 })).toEqual({ scale: 2, x: 200, y: -150 })
  expect(panBy(restView, frame, { x: 50, y: 50 })).toEqual(restView)
})

test('two fingers scale by their distance and move by their middle', () => {
  const view = pinch(
    restView,
    frame,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 }
    ],
    [
      { x: -70, y: 10 },
      { x: 90, y: 10 }
    ]
  )

  expect(view.scale).toBeCloseTo(1.6)
  expect([view.x, view.y]).toEqual([10, 10])
})

test('a glide loses 18 % of its speed each frame and comes to rest', () => {
  const near = { x: 0, y: 0, scale: 2 }
  const first = glide(near, frame, { x: 50, y: 0 })
  let frames = 0
  for (let step = first; step !== undefined; step = glide(step.view, frame, step.speed)) frames += 1

  expect(first).toEqual({ view: { x: 41, y: 0, scale: 2 }, speed: { x: 41, y: 0 } })
  expect(frames).toBe(23)
})

test('whatever the hands do, the picture covers its frame', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true })
  const point = fc.record({ x: number, y: number })
  fc.assert(
    fc.property(fc.array(fc.tuple(point, number), { maxLength: 20 }), moves => {
      let view = restView
      for (const [at, amount] of moves) {
        view = panBy(zoomAt(view, frame, at, amount), frame, at)
      }

      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(2)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(200 * (view.scale - 1) + 1e-9)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(150 * (view.scale - 1) + 1e-9)
    })
  )
})
