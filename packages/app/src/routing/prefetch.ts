/** Longer than a pointer rests on a link, shorter than a price stays right. */
const FRESH_MS = 15_000
/** What is read ahead of one screen, and a few that a pointer has gone over. */
const KEPT_MAX = 16

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly at: number
  /** The value itself, as soon as it is there. */
  ready?: Value
}

interface PrefetchOptions<Value> {
  /** `isAhead`: nobody has asked for it yet, and nothing may come of it. */
  readonly load: (url: string, isAhead: boolean) => Promise<Value>
  /** Whether what came ahead will do for the click as well. */
  readonly isLasting: (value: Value) => boolean
  /** Milliseconds. */
  readonly now?: () => number
}

/** Loads before the click: what was started on intent is taken by the navigation, once. */
export function createPrefetch<Value>({ load, isLasting, now = Date.now }: PrefetchOptions<Value>) {
  const kept = new Map<string, Kept<Value>>()

  function fresh(url: string): Kept<Value> | undefined {
    const found = kept.get(url)
    return found !== undefined && now() - found.at < FRESH_MS ? found : undefined
  }

  return {
    start(url: string) {
      if (fresh(url) !== undefined) return
      const entry: Kept<Value> = { value: load(url, true), at: now() }
      kept.delete(url)
      kept.set(url, entry)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
      // Nobody waits for it yet: the navigation loads again and tells the visitor.
      entry.value.then(
        value => {
          if (isLasting(value)) entry.ready = value
        },
        () => kept.delete(url)
      )
    },
    async take(url: string): Promise<Value> {
      const ahead = fresh(url)?.value
      kept.delete(url)
      const value = await ahead
      return value !== undefined && isLasting(value) ? value : load(url, false)
    },
    /** What has already arrived; the next `take` finds it still. */
    ready: (url: string): Value | undefined => fresh(url)?.ready,
    clear: () => kept.clear()
  }
}
