import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { atRest } from './browser.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** When the page is at rest, in ms after the load event, for an application that is up at `upAt`. */
function restsAt({ loadedAt, upAt }: Readonly<Record<'loadedAt' | 'upAt', number>>) {
  class Navigated {
    readonly loadEventEnd = loadedAt
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigated)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigated()], now: () => upAt })
  const rests: number[] = []
  const start = Date.now()
  atRest(() => rests.push(Date.now() - start + upAt - loadedAt))
  vi.runAllTimers()
  return rests
}

test('what the page does without runs once, with time left of the 5 s after the load event (G1)', () => {
  expect(restsAt({ loadedAt: 400, upAt: 500 })).toEqual([1500])
  expect(restsAt({ loadedAt: 4000, upAt: 4700 })).toEqual([1500])
})

test('an application that is late itself runs it at once', () => {
  expect(restsAt({ loadedAt: 4000, upAt: 9000 })).toEqual([5000])
})
