import { tabStorageKeys } from '@vitrina/core'

const GUARD_MS = 10_000

/** Whether a path may reload by itself now; every path at most once in 10 s (§9). */
export function mayReload(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    const now = Date.now()
    const reloads = readReloads(now)
    if (path in reloads) return false
    sessionStorage.setItem(tabStorageKeys.reloads, JSON.stringify({ ...reloads, [path]: now }))
    return true
  } catch {
    return false // Without a memory for it a reload could repeat for ever (R22).
  }
}

function readReloads(now: number): Record<string, number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(tabStorageKeys.reloads) ?? '{}')
  const entries = Object.entries(stored ?? {}).filter(
    ([, at]) => typeof at === 'number' && now - at < GUARD_MS
  )
  return Object.fromEntries(entries)
}
