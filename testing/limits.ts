/**
 * How long anything of a test may take, in milliseconds. Only what hangs forever meets it: a machine
 * that does ten other things at once does not.
 */
export const LIMIT_MS = 20 * 60_000

/** How long a test waits for a state that has to come, in milliseconds. */
const SOON_MS = 60_000

/** For `vi.waitFor` and `expect.poll`: looks often, and gives up only when nothing will come. */
export const soon = { timeout: SOON_MS, interval: 10 } as const

/** What is kept without word of a change is given to others for longer than this, in milliseconds. */
const BEFORE_KEPT_GROW_OLD_MS = 12_000

/** For what has to come by word of a change, and would come later without it. */
export const beforeKeptGrowOld = { timeout: BEFORE_KEPT_GROW_OLD_MS, interval: 20 } as const
