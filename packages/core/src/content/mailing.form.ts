import { defineForm } from '../forms/form.ts'
import type { FieldRules } from '../platform/field-rules.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { emailWith } from '../values/validation/email.ts'
import { consent } from '../values/validation/validators.ts'

export interface MailingFacts {
  /** Of the account; empty for a guest. */
  readonly email: string
  readonly rules: Pick<FieldRules, 'allowAdminEmail'>
}

/** Who is to get the letters of the shop, and that he agrees. */
export interface MailingRequest {
  readonly email: string
  readonly accept: boolean
}

/** News by mail: a letter asks to confirm them. */
export const mailingForm = /* @__PURE__ */ defineForm({
  name: 'mailing',
  values: ({ email }: MailingFacts): MailingRequest => ({ email, accept: false }),
  check: ({ email, accept }, { rules }) => ({
    email: emailWith({ allowAdmin: rules.allowAdminEmail })(email),
    accept: consent()(accept)
  }),
  body: ({ email, accept }): MailingRequest => ({ email: typedText(email), accept }),
  thanks: (message: string) => message,
  onceSent: 'empty'
})
