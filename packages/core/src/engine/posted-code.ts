import type { EndpointCall } from '../api/endpoint-call.ts'
import { login, sendVerification } from '../contracts/users.ts'
import { ApiError } from '../platform/api-error.ts'
import type { FieldRules } from '../platform/field-rules.ts'
import type { SiteCookieNames } from '../platform/keys.ts'
import { TOO_MANY } from '../platform/statuses.ts'
import { type PostedEntry, refusalWords, signedIn } from '../session/password/posted-entry.ts'
import { normaliseLogin } from '../values/validation/login.ts'
import { codeForm } from './code.form.ts'

/** The sign-in by a code, as a form without script has left it. */
export interface SentCode {
  /** As it was typed. */
  readonly contact: string
  /** A code is on its way: it is typed next. */
  readonly isSent: boolean
  /** What is wrong, or an empty string. */
  readonly failure: string
}

interface Site {
  readonly cookieNames: SiteCookieNames
  readonly rules: FieldRules
}

/**
 * Has a code sent to the contact of a form without script, or signs in by the code beside it.
 *
 * @throws ApiError where the shop has not answered.
 */
export async function postCode(
  call: EndpointCall,
  fields: URLSearchParams,
  { cookieNames, rules }: Site
): Promise<PostedEntry<SentCode>> {
  const typed = fields.get('contact') ?? ''
  const code = fields.get('code')
  const sent = { contact: typed, isSent: code !== null, failure: '' }
  const wrong = codeForm.check({ contact: typed }, rules).contact
  if (wrong !== undefined) return { kind: 'wrong', sent: { ...sent, failure: wrong } }
  const contact = codeForm.body({ contact: typed }, rules)
  const outcome = (error: unknown) => {
    const failure = refusalWords(error)
    // Who asks again too early has a code on its way.
    const isSent = sent.isSent || (error instanceof ApiError && error.status === TOO_MANY)
    return { kind: 'wrong' as const, sent: { ...sent, isSent, failure } }
  }
  if (code === null) {
    const asked = { kind: 'asked' as const, sent: { ...sent, isSent: true } }
    return call(sendVerification, { body: contact }).then(() => asked, outcome)
  }
  const credentials = normaliseLogin({ username: contact.value, password: code })
  const body = { ...credentials, scenario: 'code', deviceId: '' }
  return call(login, { body }).then(answer => signedIn(cookieNames, answer), outcome)
}
