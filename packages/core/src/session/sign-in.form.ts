import { defineForm } from '../forms/form.ts'
import { email } from '../validation/email.ts'
import { newPassword } from '../validation/new-password.ts'
import type { SignInForm } from './session-events.ts'

/** Names as the server's messages have them. */
export const signInForm = /* @__PURE__ */ defineForm({
  name: 'sign-in',
  values: (): SignInForm => ({ username: '', password: '' }),
  check: ({ username, password }) => ({
    username: email(username),
    password: newPassword(password)
  }),
  body: ({ username, password }): SignInForm => ({ username, password })
})
