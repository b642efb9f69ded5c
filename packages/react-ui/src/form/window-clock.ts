/** The time of this window. */
export const windowClock = {
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (timer: unknown) => {
    if (typeof timer === 'number') window.clearTimeout(timer)
  }
}
