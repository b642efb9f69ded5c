const SHORT = 10_000
const FACTOR = 10
const TRIES = 5
/** Work too short to be measured. */
const FLOOR_MS = 0.5

/**
 * How many times longer a text of 100,000 characters takes than one of 10,000: about 10 where the
 * work grows with the length, 100 where it grows with its square. The quickest of several tries
 * counts, so that a busy machine changes nothing.
 */
export function growth(read: (text: string) => unknown, part: string): number {
  const long = part.repeat((SHORT * FACTOR) / part.length)
  const short = long.slice(0, SHORT)
  return (
    quickest(() => read(long)) /
    Math.max(
      FLOOR_MS,
      quickest(() => read(short))
    )
  )
}

/** Between linear and quadratic. */
export const LINEAR_MAX = 35

function quickest(run: () => unknown): number {
  const times = Array.from({ length: TRIES }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
