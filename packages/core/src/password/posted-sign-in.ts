import type { EndpointCall } from '../api/endpoint-call.ts'
import { login } from '../contracts/users.ts'
import { ApiError } from '../errors/api-error.ts'
import { COOKIE_LIFETIME_SECONDS, type SiteCookieNames } from '../platform/keys.ts'
import { signInForm } from '../session/sign-in.form.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import { normaliseLogin } from '../validation/login.ts'

const SERVER_FAULT = 500

/** What a form of the sign-in without script comes to. */
export type PostedSignIn =
  | { readonly kind: 'signedIn'; readonly cookies: readonly ChangedCookie[] }
  /** Drawn once more: the name stays, the password is typed anew. */
  | { readonly kind: 'again'; readonly sent: SentSignIn }

export interface SentSignIn {
  readonly username: string
  /** What is wrong with the fields. */
  readonly errors: {
    readonly username?: string | undefined
    readonly password?: string | undefined
  }
  /** Why the server has refused, or an empty string. */
  readonly failure: string
}

/**
 * Signs in by the name and the password of a form without script; the guest's basket goes along with
 * the call's own cart token.
 *
 * @throws ApiError where the shop has not answered: a refusal is no fault of the page.
 */
export async function postSignIn(
  call: EndpointCall,
  fields: URLSearchParams,
  cookieNames: SiteCookieNames
): Promise<PostedSignIn> {
  const username = fields.get('username') ?? ''
  const values = { username, password: fields.get('password') ?? '' }
  const errors = signInForm.check(values, {})
  const again = (failure: string) => ({
    kind: 'again' as const,
    sent: { username, errors, failure }
  })
  if (Object.values(errors).some(Boolean)) return again('')
  try {
    const { token, refreshToken } = await call(login, {
      body: { ...normaliseLogin(values), deviceId: '' }
    })
    return { kind: 'signedIn', cookies: signedInCookies(cookieNames, token, refreshToken) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= SERVER_FAULT) throw error
    return again(error.message)
  }
}

const signedInCookies = (
  names: SiteCookieNames,
  access: string | null,
  refresh: string | null
): readonly ChangedCookie[] =>
  access === null
    ? []
    : [
        [names.refreshToken, refresh ?? ''],
        [names.authToken, access]
      ].map(([name = '', value = '']) => ({ name, value, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }))
