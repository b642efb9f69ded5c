import type { ShopStore } from '@vitrina/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadEngineInTime } from './browser.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** When the engine is asked for, in ms after the load event, by an application that is up at `upAt`. */
function askedAt({ loadedAt, upAt }: Readonly<Record<'loadedAt' | 'upAt', number>>) {
  class Navigated {
    readonly loadEventEnd = loadedAt
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigated)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigated()], now: () => upAt })
  const asked: number[] = []
  const start = Date.now()
  const engine = async () => asked.push(Date.now() - start + upAt - loadedAt)
  loadEngineInTime({ engine } as unknown as ShopStore)
  vi.runAllTimers()
  return asked
}

test('everybody has the engine asked for once, with time left of the 5 s after the load event (G1)', () => {
  expect(askedAt({ loadedAt: 400, upAt: 500 })).toEqual([1500])
  expect(askedAt({ loadedAt: 4000, upAt: 4700 })).toEqual([1500])
})

test('an application that is late itself asks for it at once', () => {
  expect(askedAt({ loadedAt: 4000, upAt: 9000 })).toEqual([5000])
})
