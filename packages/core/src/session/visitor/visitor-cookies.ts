import {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  PREVIOUS_LINK_LIFETIME_SECONDS
} from '../../platform/keys.ts'
import type { ChangedCookie } from '../signed-out-cookies.ts'
import type { RequestIdentity } from './visitor.ts'

/** The cookies a first answer sets: made once on the server, read by the browser (B1). */
export const firstCookies = ({
  cookieNames: names,
  cartToken,
  isNew,
  siteId,
  isNewSite
}: RequestIdentity): readonly ChangedCookie[] => [
  ...(isNew ? [lasting(names.cartToken, cartToken)] : []),
  ...(isNewSite ? [lasting(names.siteId, siteId)] : [])
]

/** A session that ended for good: nothing is left that could renew it (§4). */
export const endedSessionCookies = ({
  cookieNames: names
}: Pick<RequestIdentity, 'cookieNames'>): readonly ChangedCookie[] =>
  [names.authToken, names.refreshToken].map(removed)

/** Where a guest wanted to go before the sign-in page. */
export const rememberedPage = (url: string): ChangedCookie => ({
  name: cookieNames.previousLink,
  value: url,
  maxAgeSeconds: PREVIOUS_LINK_LIFETIME_SECONDS
})

/** The page was gone to. */
export const forgottenPage = (): ChangedCookie => removed(cookieNames.previousLink)

export const lasting = (name: string, value: string): ChangedCookie => ({
  name,
  value,
  maxAgeSeconds: COOKIE_LIFETIME_SECONDS
})

export const removed = (name: string): ChangedCookie => ({ name, value: '', maxAgeSeconds: 0 })
