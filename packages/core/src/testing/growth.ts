const SHORT = 2000
const FACTOR = 50
const TRIES = 12
/** Work too short to be measured. */
const FLOOR_MS = 0.5

/** Between linear and quadratic, with room for what a long text costs the memory. */
export const LINEAR_MAX = 15

/**
 * How many times longer one text of 100,000 characters takes than fifty of 2000: about 1 where the
 * work grows with the length, 50 where it grows with its square. Both are tried in turns until the
 * work is seen to be linear; the quickest tries count, as a machine may have much else to do.
 */
export function growth(
  read: (text: string) => unknown,
  part: string,
  now = () => performance.now()
): number {
  const long = part.repeat((SHORT * FACTOR) / part.length)
  const short = long.slice(0, SHORT)
  const readShort = () => {
    for (let count = 0; count < FACTOR; count += 1) read(short)
  }
  let ratio = Number.POSITIVE_INFINITY
  let quickestLong = Number.POSITIVE_INFINITY
  let quickestShort = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && ratio >= LINEAR_MAX; tried += 1) {
    quickestShort = Math.min(quickestShort, timeOf(readShort, now))
    quickestLong = Math.min(
      quickestLong,
      timeOf(() => read(long), now)
    )
    ratio = quickestLong / Math.max(FLOOR_MS, quickestShort)
  }
  return ratio
}

function timeOf(run: () => unknown, now: () => number): number {
  const start = now()
  run()
  return now() - start
}
