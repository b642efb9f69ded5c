import { defineForm } from '../../forms/form.ts'
import { newPassword } from '../../values/validation/new-password.ts'
import { confirmation, required } from '../../values/validation/validators.ts'
import { passwordMessages } from './password.messages.ts'

export interface PasswordValues {
  readonly oldPassword: string
  readonly password: string
  readonly confirmation: string
}

/** Changes the password; no password stays in the fields afterwards. */
export const passwordForm = /* @__PURE__ */ defineForm({
  name: 'password',
  values: (): PasswordValues => ({ oldPassword: '', password: '', confirmation: '' }),
  check: values => ({
    oldPassword: required(values.oldPassword),
    password: newPassword(values.password),
    confirmation: confirmation(values.password)(values.confirmation)
  }),
  body: ({ oldPassword, password }) => ({ oldPassword, password }),
  thanks: () => passwordMessages.changed,
  onceSent: 'empty'
})
