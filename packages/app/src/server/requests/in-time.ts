/** A stall of the process, however long, counts as one of them. */
const TICKS = 10
/** How many limits are waited for a turn that does not come. */
const LIMITS_MAX = 4

/** An answer did not come as soon as it is worth. */
export class Late extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms`)
    this.name = 'Late'
  }
}

/** The answer of a reading, or a rejection when it takes longer than it may. */
export const inTime = <Value>(reading: Promise<Value>, limitMs: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const isHere = whenLate(limitMs, () => reject(new Late(limitMs)))
    reading.then(resolve, reject).finally(isHere)
  })

/**
 * Tells that something is late, unless what is returned was called before. While the process is too
 * busy to read its mail no time passes: an answer that has come meanwhile is not late. Nor is one
 * that `awaitsTurn`, up to a limit.
 */
export function whenLate(
  limitMs: number,
  notify: () => void,
  awaitsTurn: () => boolean = () => false
): () => void {
  let [ticks, allTicks] = [0, 0]
  const timer = setInterval(() => {
    ticks = awaitsTurn() ? 0 : ticks + 1
    allTicks += 1
    if (ticks < TICKS && allTicks < LIMITS_MAX * TICKS) return
    clearInterval(timer)
    notify()
  }, limitMs / TICKS)
  return () => clearInterval(timer)
}
