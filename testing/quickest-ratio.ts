const TRIES = 20
/** Work too short to be measured, in milliseconds. */
const FLOOR_MS = 0.5

interface Works {
  readonly work: () => unknown
  readonly base: () => unknown
}

/**
 * How many times longer `work` takes than `base`. Both are done in turns until the ratio is below
 * `enough`, and the quickest turns count: whatever else the machine does slows some of them down, but
 * makes none quicker.
 */
export async function quickestRatio({ work, base }: Works, enough: number): Promise<number> {
  let ratio = Number.POSITIVE_INFINITY
  let ofWork = Number.POSITIVE_INFINITY
  let ofBase = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && ratio >= enough; tried += 1) {
    ofBase = Math.min(ofBase, await timeOf(base))
    ofWork = Math.min(ofWork, await timeOf(work))
    ratio = ofWork / Math.max(FLOOR_MS, ofBase)
  }
  return ratio
}

async function timeOf(run: () => unknown): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}
