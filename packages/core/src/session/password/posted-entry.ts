import { ApiError } from '../../platform/api-error.ts'
import { COOKIE_LIFETIME_SECONDS, type SiteCookieNames } from '../../platform/keys.ts'
import type { ChangedCookie } from '../signed-out-cookies.ts'

const SERVER_FAULT = 500

/** What a form without script that signs in or up comes to; `Sent` is what it has brought. */
export type PostedEntry<Sent> =
  | { readonly kind: 'signedIn'; readonly cookies: readonly ChangedCookie[] }
  /** The page is drawn once more with what was typed: it asks for the rest, or says what is wrong. */
  | { readonly kind: 'asked' | 'wrong'; readonly sent: Sent }

interface Answer {
  readonly token: string | null
  readonly refreshToken: string | null
}

/** A member from now on; without tokens nothing changes. */
export const signedIn = (
  names: SiteCookieNames,
  { token, refreshToken }: Answer
): { readonly kind: 'signedIn'; readonly cookies: readonly ChangedCookie[] } => ({
  kind: 'signedIn',
  cookies:
    token === null
      ? []
      : [
          [names.refreshToken, refreshToken ?? ''],
          [names.authToken, token]
        ].map(([name = '', value = '']) => ({
          name,
          value,
          maxAgeSeconds: COOKIE_LIFETIME_SECONDS
        }))
})

/** Why the server has refused, in words; a shop that has not answered is no refusal. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= SERVER_FAULT) throw error
  return Object.values(error.fieldErrors)[0] ?? error.message
}
