import { COOKIE_LIFETIME_SECONDS, type SiteCookieNames } from '../platform/keys.ts'

/** A cookie that a server or a browser changes. */
export interface ChangedCookie {
  readonly name: string
  readonly value: string
  /** 0 takes it away. */
  readonly maxAgeSeconds: number
}

/** Sign-out: no tokens, no currency, a new cart token (C12). The site stays. */
export const signedOutCookies = (
  { authToken, refreshToken, currencyId, cartToken }: SiteCookieNames,
  newCartToken: string
): readonly ChangedCookie[] => [
  ...[authToken, refreshToken, currencyId].map(name => ({ name, value: '', maxAgeSeconds: 0 })),
  { name: cartToken, value: newCartToken, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }
]
