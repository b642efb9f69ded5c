import type { EndpointCall } from '../../api/endpoint-call.ts'
import { login } from '../../contracts/users.ts'
import type { SiteCookieNames } from '../../platform/keys.ts'
import { normaliseLogin } from '../../values/validation/login.ts'
import { signInForm } from '../sign-in.form.ts'
import { type PostedEntry, refusalWords, signedIn } from './posted-entry.ts'

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
): Promise<PostedEntry<SentSignIn>> {
  const username = fields.get('username') ?? ''
  const values = { username, password: fields.get('password') ?? '' }
  const errors = signInForm.check(values, {})
  const again = (failure: string) => ({
    kind: 'wrong' as const,
    sent: { username, errors, failure }
  })
  if (Object.values(errors).some(Boolean)) return again('')
  const body = { ...normaliseLogin(values), deviceId: '' }
  return call(login, { body }).then(
    answer => signedIn(cookieNames, answer),
    error => again(refusalWords(error))
  )
}
