/** A server that accepts and closes at once is not asked more often than this (R18, C6). */
export const CONNECTS_MAX = 20
export const CONNECTS_WINDOW_MS = 60_000
const JITTER_MIN_MS = 1000
const JITTER_MAX_MS = 30_000

/** The times of connecting that still count. */
export const recentConnects = (times: readonly number[], now: number): readonly number[] =>
  times.filter(at => now - at < CONNECTS_WINDOW_MS)

export const isCalm = (times: readonly number[], now: number): boolean =>
  recentConnects(times, now).length < CONNECTS_MAX

/** Until the window has room again, and then some: browsers must not come back all at once. */
export function restMs(times: readonly number[], now: number, random: number): number {
  const [oldest = now] = recentConnects(times, now)
  const jitter = JITTER_MIN_MS + random * (JITTER_MAX_MS - JITTER_MIN_MS)
  return Math.max(0, oldest + CONNECTS_WINDOW_MS - now) + Math.round(jitter)
}
