import { type FieldRules } from '../config/field-rules.ts'
import { defineForm } from '../forms/form.ts'
import { typedText } from '../spelling/typed-text.ts'
import { emailWith } from '../validation/email.ts'

export interface RestockFacts {
  /** The colour and size that are waited for. */
  readonly groupId: number
  readonly rules: FieldRules
}

/** A letter when a colour and size is in stock again. */
export const restockForm = /* @__PURE__ */ defineForm({
  name: 'restock',
  values: (_: RestockFacts) => ({ email: '' }),
  check: ({ email }, { rules }) => ({
    email: emailWith({ allowAdmin: rules.allowAdminEmail })(email)
  }),
  body: ({ email }, { groupId }) => ({ groupId, email: typedText(email) }),
  thanks: (message: string) => message,
  onceSent: 'close'
})
