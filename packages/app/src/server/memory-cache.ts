import { inTime, Late } from './in-time.ts'

const ENTRIES_MAX = 2000
const AT_ONCE_MS = 50

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
}

interface CacheRules {
  /** How long an answer is given to others, milliseconds. */
  readonly lifeMs: number
  /** How long a visitor waits for a new answer while a kept one would do. */
  readonly waitMs: number
  /** Whether a failure means that a new answer cannot be had, so that the kept one is shown (G6). */
  readonly isAway: (failure: unknown) => boolean
  readonly now?: () => number
}

/** Keeps answers that are the same for every visitor; one key is read once at a time. */
export function createMemoryCache<Value>({ lifeMs, waitMs, isAway, now = Date.now }: CacheRules) {
  const entries = new Map<string, Kept<Value>>()
  /** Nobody waits a second time for who is silent while a kept answer would do. */
  let isSilent = false

  function keep(key: string, value: Promise<Value>) {
    entries.delete(key)
    entries.set(key, { value, until: now() + lifeMs })
    if (entries.size > ENTRIES_MAX) dropOldest(entries)
  }

  function freshOrKept(fresh: Promise<Value>, kept: Promise<Value>): Promise<Value> {
    return inTime(fresh, isSilent ? AT_ONCE_MS : waitMs).catch(failure => {
      isSilent = failure instanceof Late
      if (isSilent || isAway(failure)) return kept
      throw failure
    })
  }

  return function cached(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key)
    if (known !== undefined && known.until > now()) return known.value
    const fresh = read()
    const value = known === undefined ? fresh : freshOrKept(fresh, known.value)
    keep(key, value)
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key)
    })
    // It may come later than the visitor could wait.
    fresh.then(
      () => {
        isSilent = false
        if (known !== undefined) keep(key, fresh)
      },
      () => undefined
    )
    return value
  }
}

function dropOldest(entries: Map<string, unknown>) {
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
