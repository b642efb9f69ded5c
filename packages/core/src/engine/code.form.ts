import { defineForm } from '../forms/form.ts'
import type { FieldRules } from '../platform/field-rules.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { fieldValidators } from '../values/validation/field-validators.ts'
import type { Contact } from './contact.ts'

interface CodeFacts extends FieldRules {
  /** As it was typed before. */
  readonly contact?: string | undefined
}

/** Where the code goes that signs in: an e-mail, or a phone where there is no «@» in it. */
export const codeForm = /* @__PURE__ */ defineForm({
  name: 'code',
  values: ({ contact = '' }: CodeFacts) => ({ contact }),
  check({ contact }, rules) {
    const { mailbox, phone } = fieldValidators(rules)
    const isPhone = /^[\d\s()+-]*\d[\d\s()+-]*$/.test(typedText(contact))
    return { contact: isPhone ? phone(contact) : mailbox(contact) }
  },
  body: ({ contact }): Contact => ({
    kind: contact.includes('@') ? 'email' : 'phone',
    value: typedText(contact)
  })
})
