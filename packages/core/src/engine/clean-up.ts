import { siteCookieNames, storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

/** §4: clears cookies and the lasting storage, but for the names that are saved (C1, C2). */
export function cleanUp(
  { cookies, storage }: Pick<Platform, 'cookies' | 'storage'>,
  savedNames: readonly string[]
): void {
  for (const name of cookies.names()) if (!savedNames.includes(name)) cookies.remove(name)
  for (const key of storage.keys()) if (!savedNames.includes(key)) storage.remove(key)
}

/**
 * What a release that is not breaking keeps besides (C1): the session, and the device id that its
 * refresh token is bound to (N14).
 */
export function sessionNames(siteName: string): readonly string[] {
  const { authToken, refreshToken } = siteCookieNames(siteName)
  return [authToken, refreshToken, storageKeys.deviceId]
}
