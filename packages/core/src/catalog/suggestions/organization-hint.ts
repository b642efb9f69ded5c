import { hasInnDigits } from '../../values/validation/validators.ts'
import { suggestionsMessages as messages } from './suggestions.messages.ts'

/** What stands under the INN that an organisation is found by: how to begin, or that its digits are wrong. */
export const organizationHint = (inn: string): string =>
  hasInnDigits(inn) ? messages.innHint : messages.innDigits
