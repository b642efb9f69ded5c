import type { Clock } from '../platform/platform.ts'

/** Milliseconds since 1970 as the server counts them: the visitor's clock may be wrong (R25). */
export interface ServerTime {
  now(): number
  /** Takes the `Date` header of an answer, where it can be seen. */
  learn(date: string | null): void
}

/** `Date` has whole seconds: a smaller difference is no difference. */
const PRECISION_MS = 1000

export function createServerTime(clock: Clock): ServerTime {
  let offset = 0
  return {
    now: () => clock.now() + offset,
    learn(date) {
      const told = Date.parse(date ?? '')
      if (Number.isNaN(told)) return
      const difference = told - clock.now()
      offset = Math.abs(difference) < PRECISION_MS ? 0 : difference
    }
  }
}
