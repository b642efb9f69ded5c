import { needObject, objectOf } from '../errors/given.ts'
import { countryTitles } from './countries.messages.ts'

/** The fewest and most digits of a number, country code included. */
export interface PhoneLength {
  readonly min: number
  readonly max: number
  /** Replaces the country's mask where the longer number would not fit into it. */
  readonly mask?: string
}

export interface PhoneCountry {
  readonly iso: string
  readonly title: string
  readonly dialCode: string
  /** imask syntax: `0` is a digit, braces hold the code, a backslash keeps the next sign. */
  readonly mask: string
  /** Digits, country code included (§9). */
  readonly maxLength: number
}

const russia = {
  iso: 'RU',
  get title() {
    return countryTitles.RU
  },
  dialCode: '7',
  mask: '+{7} (000) 000-00-00',
  maxLength: 11
} as const satisfies PhoneCountry

/** The countries of §5 with the lengths of §9, letter by letter (P1). */
export const phoneCountries = [
  russia,
  {
    iso: 'AZ',
    get title() {
      return countryTitles.AZ
    },
    dialCode: '994',
    mask: '+{994} (00) 000-00-00',
    maxLength: 12
  },
  {
    iso: 'AM',
    get title() {
      return countryTitles.AM
    },
    dialCode: '374',
    mask: '+{374} (00) 000-000',
    maxLength: 12
  },
  {
    iso: 'BY',
    get title() {
      return countryTitles.BY
    },
    dialCode: '375',
    mask: '+{375} (00) 000-00-00',
    maxLength: 12
  },
  {
    iso: 'KG',
    get title() {
      return countryTitles.KG
    },
    dialCode: '996',
    mask: '+{996} (000) 000-000',
    maxLength: 12
  },
  {
    iso: 'MD',
    get title() {
      return countryTitles.MD
    },
    dialCode: '373',
    mask: '+{373} (00) 000-000',
    maxLength: 11
  },
  {
    iso: 'TJ',
    get title() {
      return countryTitles.TJ
    },
    dialCode: '992',
    mask: '+{992} (00) 000-00-00',
    maxLength: 12
  },
  {
    iso: 'UZ',
    get title() {
      return countryTitles.UZ
    },
    dialCode: '998',
    mask: '+{998} 00 0000000',
    maxLength: 14
  },
  {
    iso: 'TM',
    get title() {
      return countryTitles.TM
    },
    dialCode: '993',
    mask: '+{993} (00) 00-00-00',
    maxLength: 12
  },
  {
    iso: 'DE',
    get title() {
      return countryTitles.DE
    },
    dialCode: '49',
    mask: '+{49} (000) 000-000',
    maxLength: 11
  },
  {
    iso: 'GB',
    get title() {
      return countryTitles.GB
    },
    dialCode: '44',
    mask: '+{44} 0000 000000',
    maxLength: 12
  },
  {
    iso: 'EE',
    get title() {
      return countryTitles.EE
    },
    dialCode: '372',
    mask: '+{372} 0000 0000',
    maxLength: 11
  },
  {
    iso: 'LV',
    get title() {
      return countryTitles.LV
    },
    dialCode: '371',
    mask: '+{371} 00 000 000',
    maxLength: 11
  },
  {
    iso: 'LT',
    get title() {
      return countryTitles.LT
    },
    dialCode: '370',
    mask: '+{37\\0} (000) 00-000',
    maxLength: 11
  }
] as const satisfies readonly PhoneCountry[]

export type PhoneCountryIso = (typeof phoneCountries)[number]['iso']
export type PhoneLengths = Partial<Readonly<Record<string, PhoneLength>>>

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
