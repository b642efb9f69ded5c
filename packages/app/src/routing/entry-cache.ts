import type { Place } from './history-port.ts'

const ENTRIES_MAX = 30

interface Entry<Value> {
  readonly value: Value
  readonly place: Place | undefined
}

/** Pages by history entry, each with the place it was left at; the oldest are dropped. */
export function createEntryCache<Value>() {
  const entries = new Map<string, Entry<Value>>()
  return {
    find: (key: string) => entries.get(key),
    keep(key: string, value: Value) {
      const place = entries.get(key)?.place
      entries.delete(key)
      entries.set(key, { value, place })
      const [oldest] = entries.keys()
      if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest)
    },
    leave(key: string, place: Place) {
      const entry = entries.get(key)
      if (entry !== undefined) entries.set(key, { ...entry, place })
    },
    clear: () => entries.clear()
  }
}
