import { tabStorageKeys } from '../platform/keys.ts'
import type { TextStorage } from '../platform/platform.ts'

/** §9: a path reloads by itself at most once in this time. */
export const RELOAD_GUARD_MS = 10_000

/**
 * Whether the page at an address may reload by itself at a time in milliseconds: once in 10 s for
 * its path; without a memory for it never, or it could repeat (R22).
 */
export function mayReload(url: string, storage: TextStorage, now: number): boolean {
  const path = pathOf(url)
  const reloads = readReloads(storage, now)
  if (path in reloads) return false
  return storage.set(tabStorageKeys.reloads, JSON.stringify({ ...reloads, [path]: now }))
}

/** Whether the page at an address has reloaded by itself so lately that it may not do so again. */
export const wasReloaded = (url: string, storage: TextStorage, now: number): boolean =>
  pathOf(url) in readReloads(storage, now)

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

function readReloads(storage: TextStorage, now: number): Record<string, number> {
  const entries = Object.entries(parse(storage.get(tabStorageKeys.reloads) ?? ''))
  return Object.fromEntries(
    entries.filter(([, at]) => typeof at === 'number' && now - at < RELOAD_GUARD_MS)
  )
}

function parse(text: string): object {
  try {
    const stored: unknown = JSON.parse(text)
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
