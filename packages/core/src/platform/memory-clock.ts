import type { Clock } from './platform.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

export interface MemoryClock extends Clock {
  /** Moves the time on and runs what falls due on the way, in its order. */
  advance(ms: number): void
  /** Sets the time of day by so much, as a visitor may; nothing falls due by it. */
  shift(ms: number): void
  steady(): number
  /** When the next timer falls due, in milliseconds from now; undefined without one. */
  nextIn(): number | undefined
}

/** A clock that stands still until a test moves it. */
export function createMemoryClock(start = 1_767_225_600_000): MemoryClock {
  const timers = new Map<number, Timer>()
  let now = 0
  let dayStart = start
  let lastId = 0

  const next = () => [...timers].reduce<[number, Timer] | undefined>(earlier, undefined)

  return {
    now: () => dayStart + now,
    steady: () => now,
    shift(ms) {
      dayStart += ms
    },
    setTimeout(run, ms) {
      lastId += 1
      timers.set(lastId, { at: now + Math.max(0, ms), run })
      return lastId
    },
    clearTimeout(timer) {
      if (typeof timer === 'number') timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (let due = next(); due && due[1].at <= end; due = next()) {
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].run()
      }
      now = end
    },
    nextIn() {
      const due = next()
      return due && Math.max(0, due[1].at - now)
    }
  }
}

const earlier = (first: [number, Timer] | undefined, second: [number, Timer]) =>
  first && first[1].at <= second[1].at ? first : second
