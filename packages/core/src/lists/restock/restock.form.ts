import { defineForm } from '../../forms/form.ts'
import { type FieldRules } from '../../platform/field-rules.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { emailWith } from '../../values/validation/email.ts'

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
