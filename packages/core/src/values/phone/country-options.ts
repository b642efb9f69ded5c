import { listOf } from '../../platform/given.ts'
import { type PhoneCountryIso, phoneCountries } from './countries.ts'

/** A country in a list to choose from (§3: «code»). */
export interface CountryOption {
  readonly code: PhoneCountryIso
  readonly title: string
  /** «+7» */
  readonly dialCode: string
}

/** The countries of §5; all of them, or those that a shop sells to, in their order there. */
export const countryOptions = (
  codes: readonly PhoneCountryIso[] = phoneCountries.map(({ iso }) => iso)
): readonly CountryOption[] =>
  phoneCountries
    .filter(({ iso }) => listOf(codes).includes(iso))
    .map(({ iso, title, dialCode }) => ({ code: iso, title, dialCode: `+${dialCode}` }))
