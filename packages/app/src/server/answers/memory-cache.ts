import { inTime, Late } from '../requests/in-time.ts'

const ENTRIES_MAX = 2000
const AT_ONCE_MS = 50

interface Kept<Value> {
  value: Promise<Value>
  readonly until: number
  /** When the answer was asked for: of an older one that stands in for it, when that was. */
  since: number
  /** Known to be out of date: it is shown only where no other can be had. */
  readonly isOld?: boolean
}

/** A cache of answers that are the same for every visitor; one key is read once at a time. */
export interface MemoryCache<Value> {
  /** `tell` hears since when the answer is known, milliseconds since 1970. */
  (key: string, read: () => Promise<Value>, notify?: (since: number) => void): Promise<Value>
  /**
   * What was answered is given to nobody any more but in place of an answer that cannot be had; what is being
   * read is given to those alone who wait for it.
   */
  empty(): void
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

export function createMemoryCache<Value>({
  lifeMs,
  waitMs,
  isAway,
  now = Date.now
}: CacheRules): MemoryCache<Value> {
  let entries = new Map<string, Kept<Value>>()
  /** Nobody waits a second time for who is silent while a kept answer would do. */
  let isSilent = false

  function keep(kept: Map<string, Kept<Value>>, key: string, entry: Kept<Value>) {
    kept.delete(key)
    kept.set(key, entry)
    if (kept.size > ENTRIES_MAX) dropOldest(kept)
  }

  function freshOrKept(fresh: Promise<Value>, entry: Kept<Value>, known: Kept<Value>) {
    const inPatience = known.isOld ? fresh : inTime(fresh, isSilent ? AT_ONCE_MS : waitMs)
    return inPatience.catch(failure => {
      isSilent = failure instanceof Late
      if (!isSilent && !isAway(failure)) throw failure
      entry.since = known.since
      return known.value
    })
  }

  function readAnew(key: string, read: () => Promise<Value>, known?: Kept<Value>): Kept<Value> {
    // What was asked for before they were emptied is not kept.
    const mine = entries
    const since = now()
    const fresh = read()
    const entry: Kept<Value> = { value: fresh, since, until: since + lifeMs }
    if (known !== undefined) entry.value = freshOrKept(fresh, entry, known)
    keep(mine, key, entry)
    entry.value.catch(() => {
      if (mine.get(key) === entry) mine.delete(key)
    })
    // It may come later than the visitor could wait.
    fresh.then(
      () => {
        isSilent = false
        if (known !== undefined) keep(mine, key, { value: fresh, since, until: now() + lifeMs })
      },
      () => undefined
    )
    return entry
  }

  function cached(key: string, read: () => Promise<Value>, notify: Notify = () => undefined) {
    const found = entries.get(key)
    const entry = found !== undefined && found.until > now() ? found : readAnew(key, read, found)
    // Before whoever reads the value: an older one may have taken its place.
    entry.value.then(
      () => notify(entry.since),
      () => undefined
    )
    return entry.value
  }
  function empty() {
    entries = new Map([...entries].map(([key, kept]) => [key, { ...kept, until: 0, isOld: true }]))
  }
  return Object.assign(cached, { empty })
}

type Notify = (since: number) => void

function dropOldest(entries: Map<string, unknown>) {
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
