import { hasInnDigits } from '../../values/validation/validators.ts'
import { suggestionsMessages as messages } from './suggestions.messages.ts'

/** Returns the hint under the INN field: how to begin, or that the check digits are wrong. */
export const organizationHint = (inn: string): string =>
  hasInnDigits(inn) ? messages.innHint : messages.innDigits
