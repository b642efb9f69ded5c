import { cookieNames, siteCookieNames, storageKeys } from '../platform/keys.ts'
import { ownLists } from './own-lists.ts'

/**
 * What every clean-up keeps unless the configuration says otherwise (C1): the basket, the consent, and
 * the lists of a guest that an account is to take over.
 */
export const defaultSavedNames = (siteName: string): readonly string[] => [
  siteCookieNames(siteName).cartToken,
  ...ownLists.filter(({ isInAccount }) => isInAccount).map(({ subject }) => subject.name),
  cookieNames.consent
]

/**
 * What a release that is not breaking keeps besides (C1): the session, and the device id that its
 * refresh token is bound to (N14).
 */
export function sessionNames(siteName: string): readonly string[] {
  const { authToken, refreshToken } = siteCookieNames(siteName)
  return [authToken, refreshToken, storageKeys.deviceId]
}
