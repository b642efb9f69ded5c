import type { PhoneLengths } from '../../platform/field-rules.ts'
import { needObject } from '../../platform/given.ts'
import { defaultPhoneCountry, findPhoneCountry } from './countries.ts'
import { formatPhone, type PhoneNumber, parsePhone, withCountry } from './phone.ts'

interface Chosen {
  /** What stands in the field, and by which country it is read. */
  readonly text: string
  readonly from: PhoneNumber['country']
  /** «KZ» */
  readonly code: string
  readonly lengths: PhoneLengths
}

/** The number of a field after another country was chosen beside it; a code that is unknown is the shop's own. */
export function countryChosen(chosen: Chosen) {
  const { text, from, code, lengths } = needObject(chosen, 'countryChosen(chosen)')
  const country = findPhoneCountry(code) ?? defaultPhoneCountry
  const number = withCountry(parsePhone(text, from, lengths), country, lengths)
  return { country, text: formatPhone(number, lengths) }
}
