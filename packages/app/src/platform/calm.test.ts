import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createCalm, watchMoves } from './first-touch.ts'

/** What happens to the page; each test begins a minute after the one before. */
let page = new EventTarget()
let isMoving = false
let minutes = 0

beforeEach(() => {
  page = new EventTarget()
  isMoving = false
  minutes += 1
  vi.useFakeTimers({ now: minutes * 60_000 })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { hidden: true })
  watchMoves(() => isMoving)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const press = () => page.dispatchEvent(new Event('pointerdown'))

/** Milliseconds until what waits for calm goes on; at most ten seconds. */
async function waited(calm: () => Promise<void>, after = (_ms: number) => {}) {
  let isCalm = false
  void calm().then(() => {
    isCalm = true
  })
  for (let ms = 0; ms <= 10_000; ms += 10) {
    await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 10)
    if (isCalm) return ms
    after(ms)
  }
  throw new Error('never calm')
}

test('where nobody does anything, work goes on in the next task', async () => {
  expect(await waited(createCalm())).toBe(0)
})

test('after a press, work waits until it was seen and another one would have come', async () => {
  press()

  const ms = await waited(createCalm())

  expect(ms).toBeGreaterThanOrEqual(400)
  expect(ms).toBeLessThan(500)
})

test('who presses again in the meantime is waited for once more', async () => {
  press()

  expect(await waited(createCalm(), ms => ms === 300 && press())).toBeGreaterThanOrEqual(700)
})

test('a page that is on its way is drawn first', async () => {
  isMoving = true

  const ms = await waited(createCalm(), passed => {
    isMoving = passed < 1000
  })

  expect(ms).toBeGreaterThanOrEqual(1000)
})

test('who never pauses is waited for two seconds in all', async () => {
  const calm = createCalm()
  const type = () => press()

  expect(await waited(calm, type)).toBeLessThanOrEqual(2010)
  press()
  expect(await waited(calm, type)).toBe(0)
})
