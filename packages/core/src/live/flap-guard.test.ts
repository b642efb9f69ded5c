import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CONNECTS_MAX, CONNECTS_WINDOW_MS, isCalm, recentConnects, restMs } from './flap-guard.ts'

test('twenty connections a minute are calm, one more is not', () => {
  const times = Array.from({ length: 19 }, (_, at) => at)

  expect(isCalm(times, 100)).toBe(true)
  expect(isCalm([...times, 19], 100)).toBe(false)
  expect(isCalm([...times, 19], CONNECTS_WINDOW_MS + 1)).toBe(true)
})

test('a rest lasts until the minute has room, and up to half a minute longer', () => {
  const times = Array.from({ length: CONNECTS_MAX }, () => 5000)

  expect(restMs(times, 15_000, 0)).toBe(51_000)
  expect(restMs(times, 15_000, 1)).toBe(80_000)
})

test('whatever happened before, no minute holds more than twenty connections', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 200 }),
      randoms => {
        let now = 0
        let times: readonly number[] = []
        for (const random of randoms) {
          if (!isCalm(times, now)) now += restMs(times, now, random)
          times = [...recentConnects(times, now), now]
          expect(times.length).toBeLessThanOrEqual(CONNECTS_MAX)
        }
      }
    )
  )
})
