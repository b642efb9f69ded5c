import { defineForm } from '../forms/form.ts'
import { email } from '../values/validation/email.ts'
import { newPassword } from '../values/validation/new-password.ts'
import type { SignInForm } from './session-events.ts'

interface SignInFacts {
  /** Where a password was mailed to. */
  readonly username?: string | undefined
}

/** Names as the server's messages have them. */
export const signInForm = /* @__PURE__ */ defineForm({
  name: 'sign-in',
  values: ({ username = '' }: SignInFacts): SignInForm => ({ username, password: '' }),
  check: ({ username, password }) => ({
    username: email(username),
    password: newPassword(password)
  }),
  body: ({ username, password }): SignInForm => ({ username, password })
})
