import type { TextStorage } from '../../platform/platform.ts'

const KEPT_IDS = 200

/** Ids that were handled, remembered over reloads where the storage allows. */
export function createHandledIds(storage: TextStorage, key: string) {
  const known = new Set(read(storage.get(key) ?? ''))
  return {
    has: (id: string) => known.has(id) || read(storage.get(key) ?? '').includes(id),
    add(id: string): void {
      known.add(id)
      const kept = read(storage.get(key) ?? '').filter(other => other !== id)
      storage.set(key, JSON.stringify([...kept, id].slice(-KEPT_IDS)))
    }
  }
}

function read(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
