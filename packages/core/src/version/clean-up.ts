import type { Platform } from '../platform/platform.ts'

/** §4: clears cookies and the lasting storage, but for the names that are saved (C1, C2). */
export function cleanUp(
  { cookies, storage }: Pick<Platform, 'cookies' | 'storage'>,
  savedNames: readonly string[]
): void {
  for (const name of cookies.names()) if (!savedNames.includes(name)) cookies.remove(name)
  for (const key of storage.keys()) if (!savedNames.includes(key)) storage.remove(key)
}
