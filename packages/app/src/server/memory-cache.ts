const ENTRIES_MAX = 500

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
}

/**
 * Keeps answers that are the same for every visitor for a short while; one key is read once at a
 * time. When a new answer cannot be had, `isAway` tells whether the kept one is shown instead (G6).
 */
export function createMemoryCache<Value>(
  lifeMs: number,
  isAway: (failure: unknown) => boolean,
  now: () => number = Date.now
) {
  const entries = new Map<string, Kept<Value>>()

  return function cached(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key)
    if (known !== undefined && known.until > now()) return known.value
    const value = read().catch(failure => {
      if (known === undefined || !isAway(failure)) throw failure
      return known.value
    })
    entries.delete(key)
    entries.set(key, { value, until: now() + lifeMs })
    if (entries.size > ENTRIES_MAX) dropOldest(entries)
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key)
    })
    return value
  }
}

function dropOldest(entries: Map<string, unknown>) {
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
