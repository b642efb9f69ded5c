import type { PhoneLengths } from '../../platform/field-rules.ts'
import { textOf } from '../../platform/input.ts'
import { defaultPhoneCountry, type PhoneCountry, parsePhone, phoneLength } from '../phone/phone.ts'
import { typedText } from '../spelling/typed-text.ts'
import { validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

/** Checks the digits of a number, country code included; other characters do not count (P1). */
export const phoneNumber =
  (country: PhoneCountry = defaultPhoneCountry, lengths: PhoneLengths = {}): Validator =>
  value => {
    const digits = typedText(value).replace(/\D/g, '')
    // A field holds the code before anything is typed.
    if (digits === '' || digits === country.dialCode) return messages.phoneMissing
    const { min, max } = phoneLength(country, lengths)
    const isComplete = digits.length >= min && digits.length <= max
    return isComplete && digits.startsWith(country.dialCode) ? undefined : messages.phoneInvalid
  }

/** Checks a number as it was typed or pasted, whatever its country. */
export function phoneText(value: string, lengths?: PhoneLengths): string | undefined {
  const { country, digits } = parsePhone(textOf(value), undefined, lengths)
  return phoneNumber(country, lengths)(digits)
}
