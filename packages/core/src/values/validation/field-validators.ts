import type { FieldRules } from '../../platform/field-rules.ts'
import { needObject } from '../../platform/input.ts'
import { emailWith } from './email.ts'
import { fullNameWith } from './full-name.ts'
import { phoneText } from './phone-number.ts'
import { innWith } from './validators.ts'

/** The rules of the fields that a configuration may change. */
export function fieldValidators(rules: FieldRules) {
  const { phoneLengths, fullName, allowAdminEmail, checkDigits } = needObject(
    rules,
    'fieldValidators(rules)'
  )
  return {
    fullName: fullNameWith(fullName),
    /** An e-mail that letters are sent to. */
    mailbox: emailWith({ allowAdmin: allowAdminEmail }),
    inn: innWith(checkDigits),
    phone: (value: string) => phoneText(value, phoneLengths)
  }
}
