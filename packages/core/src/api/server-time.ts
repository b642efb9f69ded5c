import type { Clock } from '../platform/platform.ts'

/** Milliseconds since 1970 as the server counts them: the visitor's clock may be wrong (R25). */
export interface ServerTime {
  now(): number
  /** Takes the `Date` header of an answer, where it can be seen. */
  learn(date: string | null): void
}

/** `Date` has whole seconds, and an answer is on its way: a smaller difference is none. */
const PRECISION_MS = 2000

/**
 * Goes on from `told`, the server's time at this moment (the device's where it is left out), by the
 * clock that has moved further: one is set back, the other stands still while a device sleeps.
 */
export function createServerTime(clock: Clock, serverMs = clock.now()): ServerTime {
  let [known, wall, steady] = [serverMs, clock.now(), clock.steady?.() ?? 0]
  const now = () => known + Math.max(clock.now() - wall, (clock.steady?.() ?? steady) - steady)
  return {
    now,
    learn(date) {
      const server = Date.parse(date ?? '')
      if (Number.isNaN(server) || Math.abs(server - now()) < PRECISION_MS) return
      known = server
      wall = clock.now()
      steady = clock.steady?.() ?? 0
    }
  }
}
