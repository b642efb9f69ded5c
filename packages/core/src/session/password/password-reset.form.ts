import { defineForm } from '../../forms/form.ts'
import { type FieldRules } from '../../platform/field-rules.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { emailWith } from '../../values/validation/email.ts'

/** Asks for a letter with a new password. */
export const passwordResetForm = /* @__PURE__ */ defineForm({
  name: 'password-reset',
  values: (_: FieldRules) => ({ email: '' }),
  check: ({ email }, rules) => ({ email: emailWith({ allowAdmin: rules.allowAdminEmail })(email) }),
  body: ({ email }) => ({ email: typedText(email) })
})

/** Asks the sign-in for a letter with a password for one sign-in, in place of a password (§7). */
export const temporaryPasswordForm = /* @__PURE__ */ defineForm({
  ...passwordResetForm,
  name: 'temporary-password',
  body: ({ email }) => ({ username: typedText(email), password: '', emailOnly: true })
})
