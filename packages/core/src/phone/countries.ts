import { needObject, objectOf } from '../errors/given.ts'

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
  title: 'Россия',
  dialCode: '7',
  mask: '+{7} (000) 000-00-00',
  maxLength: 11
} as const satisfies PhoneCountry

/** The countries of §5 with the lengths of §9, letter by letter (P1). */
export const phoneCountries = [
  russia,
  {
    iso: 'AZ',
    title: 'Азербайджан',
    dialCode: '994',
    mask: '+{994} (00) 000-00-00',
    maxLength: 12
  },
  { iso: 'AM', title: 'Армения', dialCode: '374', mask: '+{374} (00) 000-000', maxLength: 12 },
  { iso: 'BY', title: 'Беларусь', dialCode: '375', mask: '+{375} (00) 000-00-00', maxLength: 12 },
  { iso: 'KG', title: 'Киргизия', dialCode: '996', mask: '+{996} (000) 000-000', maxLength: 12 },
  { iso: 'MD', title: 'Молдова', dialCode: '373', mask: '+{373} (00) 000-000', maxLength: 11 },
  {
    iso: 'TJ',
    title: 'Таджикистан',
    dialCode: '992',
    mask: '+{992} (00) 000-00-00',
    maxLength: 12
  },
  { iso: 'UZ', title: 'Узбекистан', dialCode: '998', mask: '+{998} 00 0000000', maxLength: 14 },
  { iso: 'TM', title: 'Туркмения', dialCode: '993', mask: '+{993} (00) 00-00-00', maxLength: 12 },
  { iso: 'DE', title: 'Германия', dialCode: '49', mask: '+{49} (000) 000-000', maxLength: 11 },
  { iso: 'GB', title: 'Великобритания', dialCode: '44', mask: '+{44} 0000 000000', maxLength: 12 },
  { iso: 'EE', title: 'Эстония', dialCode: '372', mask: '+{372} 0000 0000', maxLength: 11 },
  { iso: 'LV', title: 'Латвия', dialCode: '371', mask: '+{371} 00 000 000', maxLength: 11 },
  { iso: 'LT', title: 'Литва', dialCode: '370', mask: '+{37\\0} (000) 00-000', maxLength: 11 }
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
