import { cookieNames, siteCookieNames } from '../../platform/keys.ts'
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
