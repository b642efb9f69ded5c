import type { PhoneLength, PhoneLengths } from '../../platform/field-rules.ts'
import { needObject, objectOf } from '../../platform/given.ts'
import { countryTitles } from './countries.messages.ts'

export interface PhoneCountry {
  readonly iso: string
  readonly title: string
  readonly dialCode: string
  /** imask syntax: `0` is a digit, braces hold the code, a backslash keeps the next sign. */
  readonly mask: string
  /** Digits, country code included (§9). */
  readonly maxLength: number
}

interface CountryRow extends Omit<PhoneCountry, 'title'> {
  readonly iso: keyof typeof countryTitles
}

/** Its title is read when it is asked for: the site may have words of its own. */
const country = <const Row extends CountryRow>(row: Row) => ({
  ...row,
  get title() {
    return countryTitles[row.iso]
  }
})

const russia = country({ iso: 'RU', dialCode: '7', mask: '+{7} (000) 000-00-00', maxLength: 11 })

/** The countries of §5 with the lengths of §9, letter by letter (P1). */
export const phoneCountries = [
  russia,
  country({ iso: 'AZ', dialCode: '994', mask: '+{994} (00) 000-00-00', maxLength: 12 }),
  country({ iso: 'AM', dialCode: '374', mask: '+{374} (00) 000-000', maxLength: 12 }),
  country({ iso: 'BY', dialCode: '375', mask: '+{375} (00) 000-00-00', maxLength: 12 }),
  country({ iso: 'KG', dialCode: '996', mask: '+{996} (000) 000-000', maxLength: 12 }),
  country({ iso: 'MD', dialCode: '373', mask: '+{373} (00) 000-000', maxLength: 11 }),
  country({ iso: 'TJ', dialCode: '992', mask: '+{992} (00) 000-00-00', maxLength: 12 }),
  country({ iso: 'UZ', dialCode: '998', mask: '+{998} 00 0000000', maxLength: 14 }),
  country({ iso: 'TM', dialCode: '993', mask: '+{993} (00) 00-00-00', maxLength: 12 }),
  country({ iso: 'DE', dialCode: '49', mask: '+{49} (000) 000-000', maxLength: 11 }),
  country({ iso: 'GB', dialCode: '44', mask: '+{44} 0000 000000', maxLength: 12 }),
  country({ iso: 'EE', dialCode: '372', mask: '+{372} 0000 0000', maxLength: 11 }),
  country({ iso: 'LV', dialCode: '371', mask: '+{371} 00 000 000', maxLength: 11 }),
  country({ iso: 'LT', dialCode: '370', mask: '+{37\\0} (000) 00-000', maxLength: 11 })
] as const satisfies readonly PhoneCountry[]

export type PhoneCountryIso = (typeof phoneCountries)[number]['iso']

/** Russia. */
export const defaultPhoneCountry: PhoneCountry = russia

/** A number is complete from `min` digits on; §9 knows one length, so both are the same there. */
export const phoneLength = (country: PhoneCountry, lengths: PhoneLengths = {}): PhoneLength =>
  objectOf(lengths)[needObject(country, 'phoneLength(country)').iso] ?? {
    min: country.maxLength,
    max: country.maxLength
  }

/** The mask of a country’s numbers, the code included. */
export const phoneMask = (country: PhoneCountry, lengths: PhoneLengths = {}) =>
  objectOf(lengths)[needObject(country, 'phoneMask(country)').iso]?.mask ?? country.mask

/** A phone country by its two letters: `RU`. */
export const findPhoneCountry = (iso: string): PhoneCountry | undefined =>
  phoneCountries.find(country => country.iso === iso)
