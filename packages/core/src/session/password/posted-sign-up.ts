import type { EndpointCall } from '../../api/endpoint-call.ts'
import { signup } from '../../contracts/users.ts'
import type { FieldRules } from '../../platform/field-rules.ts'
import type { SiteCookieNames } from '../../platform/keys.ts'
import { foundMessages } from '../../values/validation/validator.ts'
import { type SignUpValues, signUpForm } from '../sign-up.form.ts'
import { type PostedEntry, refusalWords, signedIn } from './posted-entry.ts'

/** A sign-up without script that was not taken. */
export interface SentSignUp {
  /** As they were typed; the passwords are typed anew. */
  readonly values: SignUpValues
  /** What is wrong first, or why the server has refused. */
  readonly failure: string
}

interface Site {
  readonly cookieNames: SiteCookieNames
  readonly rules: FieldRules
}

/**
 * Signs up by a form without script; the guest's basket goes along with the call's own cart token.
 *
 * @throws ApiError where the shop has not answered.
 */
export async function postSignUp(
  call: EndpointCall,
  fields: URLSearchParams,
  { cookieNames, rules }: Site
): Promise<PostedEntry<SentSignUp>> {
  const values = signUpValues(fields)
  const again = (failure: string) => ({
    kind: 'wrong' as const,
    sent: { values: { ...values, password: '', confirmation: '' }, failure }
  })
  const [wrong] = Object.values(foundMessages(signUpForm.check(values, rules)))
  if (wrong !== undefined) return again(wrong)
  const { password, ...form } = signUpForm.body(values, rules)
  const body = { ...form, password: password.trim(), deviceId: '' }
  return call(signup, { body }).then(
    answer => signedIn(cookieNames, answer),
    error => again(refusalWords(error))
  )
}

/** A box that is not ticked is not sent. */
function signUpValues(fields: URLSearchParams): SignUpValues {
  const text = (name: keyof SignUpValues) => fields.get(name) ?? ''
  return {
    kind: text('kind') || 'person',
    'organization.inn': text('organization.inn'),
    'organization.title': text('organization.title'),
    fio: text('fio'),
    email: text('email'),
    phone: text('phone'),
    password: text('password'),
    confirmation: text('confirmation'),
    accept: fields.has('accept'),
    subscribe: fields.has('subscribe')
  }
}
