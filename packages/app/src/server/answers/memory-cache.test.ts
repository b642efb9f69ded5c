import { expect, onTestFinished, test, vi } from 'vitest'

import { createMemoryCache } from './memory-cache.ts'

const LIFE_MS = 100
const away = new Error('away')

function setUp(waitMs = 0) {
  const clock = { now: 0 }
  const cached = createMemoryCache<string>({
    lifeMs: LIFE_MS,
    waitMs,
    isAway: failure => failure === away,
    now: () => clock.now
  })
  return { clock, cached }
}

test('an answer is kept for its time, then asked for anew', async () => {
  const { clock, cached } = setUp()

  const first = await cached('banners', async () => 'old')
  const kept = await cached('banners', async () => 'new')
  clock.now = LIFE_MS
  const later = await cached('banners', async () => 'new')

  expect([first, kept, later]).toEqual(['old', 'old', 'new'])
})

test('the kept answer is shown when a new one cannot be had', async () => {
  const { clock, cached } = setUp()
  await cached('banners', async () => 'old')
  clock.now = LIFE_MS

  const shown = await cached('banners', () => Promise.reject(away))

  expect(shown).toBe('old')
})

test('the kept answer is shown when a new one is late, and the new one when it has come', async () => {
  const { clock, cached } = setUp()
  await cached('banners', async () => 'old')
  clock.now = LIFE_MS
  let come = (_: string) => {}
  const late = new Promise<string>(resolve => {
    come = resolve
  })

  const shown = await cached('banners', () => late)
  come('new')
  await late

  expect([shown, await cached('banners', async () => 'newer')]).toEqual(['old', 'new'])
})

test('of a backend that is silent one late answer is waited for, not one after another', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { clock, cached } = setUp(1500)
  const names = ['configuration', 'init', 'banners']
  for (const name of names) await cached(name, async () => name)
  clock.now = LIFE_MS

  const shown: string[] = []
  const reading = (async () => {
    for (const name of names) shown.push(await cached(name, () => new Promise(() => undefined)))
  })()
  await vi.advanceTimersByTimeAsync(1499)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await reading

  expect(shown).toEqual(names)
})

test('an answer that says no is not replaced by the kept one', async () => {
  const { clock, cached } = setUp()
  await cached('page', async () => 'old')
  clock.now = LIFE_MS

  await expect(cached('page', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('a failure with nothing kept is not kept itself', async () => {
  const { cached } = setUp()
  await cached('page', () => Promise.reject(away)).catch(() => undefined)

  expect(await cached('page', async () => 'new')).toBe('new')
})

test('what is out of date is given to nobody but where a new answer cannot be had', async () => {
  const { cached } = setUp()
  await cached('price', async () => 'old')
  cached.empty()

  expect(await cached('price', () => Promise.reject(away))).toBe('old')
})

test('a new answer that is late is waited for where the kept one is out of date', async () => {
  const { cached } = setUp()
  await cached('price', async () => 'old')
  cached.empty()

  const late = new Promise<string>(resolve => {
    setTimeout(() => resolve('new'), 10)
  })

  expect(await cached('price', () => late)).toBe('new')
})
