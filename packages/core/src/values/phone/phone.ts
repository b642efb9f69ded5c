import type { PhoneLength, PhoneLengths } from '../../platform/field-rules.ts'
import { needObject, objectOf, textOf } from '../../platform/input.ts'
import { fitMask } from '../mask/mask.ts'
import { countryTitles } from './countries.messages.ts'
import { phoneMessages } from './phone.messages.ts'
import { digitsOf, writtenNumber } from './written-number.ts'

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
const phoneMask = (country: PhoneCountry, lengths: PhoneLengths = {}) =>
  objectOf(lengths)[country.iso]?.mask ?? country.mask

/** A phone country by its two letters: `RU`. */
export const findPhoneCountry = (iso: string): PhoneCountry | undefined =>
  phoneCountries.find(country => country.iso === iso)

const INTERNATIONAL_PREFIX = /^(?:\+|00|8\D{0,2}10(?=\D))/
const RUSSIAN_LENGTH = 11

export interface PhoneNumber {
  readonly country: PhoneCountry
  /** Country code included, without the plus. */
  readonly digits: string
}

/**
 * Reads typed or pasted text: «8 (912) 345-67-89», «+7912…», «912…» are one Russian number (P3),
 * a plus with another code changes the country. Kazakhstan counts as Russian (P2). Of several
 * numbers the first counts, and an extension is left out.
 *
 * @example
 * ```ts
 * import { parsePhone } from '@vitrina/core/values'
 *
 * parsePhone('8 (912) 345-67-89').digits // → '79123456789'
 * ```
 */
export function parsePhone(
  text: string,
  country: PhoneCountry = defaultPhoneCountry,
  lengths: PhoneLengths = {}
): PhoneNumber {
  needObject(country, 'parsePhone(country)')
  needText(country.dialCode, 'parsePhone(country.dialCode)')
  const typed = writtenNumber(needText(text, 'parsePhone(text)'))
  const prefix = INTERNATIONAL_PREFIX.exec(typed)?.[0] ?? ''
  const digits = digitsOf(typed.slice(prefix.length))
  const found = countryOf(digits, prefix !== '', country, lengths)
  const { max } = phoneLength(found, lengths)
  const whole = withCode(digits, prefix !== '', found, max)
  if (!isRussian(found))
    return { country: found, digits: withoutTrunk(whole, found, max).slice(0, max) }
  const russian = whole.slice(0, max)
  return atHomeInBelarus(russian) ?? { country: found, digits: russian }
}

/** «+7 (912) 345-67-89»; unfinished numbers are shown as far as they go. */
export function formatPhone(phone: PhoneNumber, lengths: PhoneLengths = {}): string {
  needObject(phone, 'formatPhone(phone)')
  needObject(phone.country, 'formatPhone(phone.country)')
  const { country, digits } = phone
  if (textOf(digits) === '') return ''
  if (!digits.startsWith(country.dialCode)) return `+${digits}`
  return fitMask(digits, phoneMask(country, lengths))
}

/** The same number in another country: its own code instead of the one it had. */
export function withCountry(
  phone: PhoneNumber,
  country: PhoneCountry,
  lengths: PhoneLengths = {}
): PhoneNumber {
  needObject(phone, 'withCountry(phone)')
  const { dialCode } = needObject(phone.country, 'withCountry(phone.country)')
  const digits = textOf(phone.digits)
  const own = digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits
  return parsePhone(own, country, lengths)
}

/** What to say under the field of a country, if anything. */
export const phoneWarning = (country: PhoneCountry) =>
  isRussian(needObject(country, 'phoneWarning(country)')) ? phoneMessages.russianFormat : undefined

const isRussian = ({ iso }: PhoneCountry) => iso === defaultPhoneCountry.iso

function needText(input: unknown, argument: string): string {
  if (typeof input === 'string') return input
  throw new TypeError(`${argument}: a text is needed, not ${String(input)}`)
}

function countryOf(
  digits: string,
  isInternational: boolean,
  chosen: PhoneCountry,
  lengths: PhoneLengths
): PhoneCountry {
  if (digits.startsWith(chosen.dialCode)) return chosen
  const byCode = phoneCountries.find(({ dialCode }) => digits.startsWith(dialCode))
  if (byCode === undefined) return chosen
  // Without a plus only a number too long for the chosen country can be a foreign one.
  return isInternational || digits.length > phoneLength(chosen, lengths).max ? byCode : chosen
}

function withCode(digits: string, isInternational: boolean, country: PhoneCountry, max: number) {
  if (digits === '') return ''
  if (isRussian(country)) return russianDigits(digits, isInternational)
  const isWhole = digits.startsWith(country.dialCode) && digits.length <= max
  return isInternational || isWhole ? digits : country.dialCode + digits
}

/** «+375 80 29…», «+370 0…»: what is dialled before the number at home makes it too long. */
function withoutTrunk(digits: string, { dialCode }: PhoneCountry, max: number): string {
  const own = digits.slice(dialCode.length)
  return digits.length > max ? dialCode + own.replace(/^8?0?/, '') : digits
}

/** «8 029 123-45-67» is dialled within Belarus: no Russian code begins with a nought. */
function atHomeInBelarus(digits: string): PhoneNumber | undefined {
  const own = /^70([1-4]\d{8})$/.exec(digits)?.[1]
  const country = own && findPhoneCountry('BY')
  return country ? { country, digits: country.dialCode + own } : undefined
}

/** Ten digits without a plus are a number without its code; eleven may begin with the trunk 8. */
function russianDigits(digits: string, isInternational: boolean): string {
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`
  if (isInternational) return digits
  if (digits.length === RUSSIAN_LENGTH - 1) return `7${digits}`
  if (digits.startsWith('8')) return `7${digits.slice(1)}`
  return digits.startsWith('7') ? digits : `7${digits}`
}

/** A number of any spelling as its mask shows it: «+7 (912) 345-67-89». */
export const shownPhone = (text: string, lengths: PhoneLengths = {}): string =>
  formatPhone(parsePhone(text, undefined, lengths), lengths)
