const FIRST_PAUSE_MS = 1000
const LAST_PAUSE_MS = 30_000

/** How long to wait after so many tries in vain, which count from 1: twice as long each time. */
export const growingPauseMs = (tries: number): number =>
  Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))
