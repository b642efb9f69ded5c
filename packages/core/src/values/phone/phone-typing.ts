import type { PhoneLengths } from '../../platform/field-rules.ts'
import { listOf, needObject, textOf } from '../../platform/input.ts'
import {
  defaultPhoneCountry,
  findPhoneCountry,
  formatPhone,
  type PhoneCountry,
  type PhoneCountryIso,
  type PhoneNumber,
  parsePhone,
  phoneCountries,
  withCountry
} from './phone.ts'
import { digitsOf } from './written-number.ts'

/** What stands in a phone field: the text of its mask and the place of the caret. */
interface PhoneText {
  readonly number: PhoneNumber
  readonly text: string
  readonly caret: number
}

interface PhoneTyping {
  /** The text before the key was pressed. */
  readonly before: string
  /** The text and the caret the browser made of it. */
  readonly typed: string
  readonly caret: number
  readonly country: PhoneCountry
  readonly lengths: PhoneLengths
}

/** Lays typed, pasted or deleted text into the mask; the caret stays behind the same digit. */
export function typePhone(typing: PhoneTyping): PhoneText {
  const { caret, country, lengths } = needObject(typing, 'typePhone(typing)')
  const [before, typed] = [textOf(typing.before), textOf(typing.typed)]
  const [head, tail] = [typed.slice(0, caret), typed.slice(caret)]
  // Other spellings of the same number are shorter than its mask as well, and lost nothing.
  const isCut = typed.length < before.length && before.startsWith(head) && before.endsWith(tail)
  // A bracket or a space would come back at once: the digit before it is what was meant.
  const isMaskDeleted = isCut && digitsOf(typed) === digitsOf(before)
  const kept = isMaskDeleted ? head.replace(/\d\D*$/, '') : head
  const number = typedNumber(kept + tail, country, lengths)
  // What begins another code: it would be lost before its digits come.
  const isPlus = number.digits === '' && !isCut && /\+\D*$/.test(typed)
  const text = isPlus ? '+' : formatPhone(number, lengths)
  return { number, text, caret: tail === '' ? text.length : placeAfter(text, kept, tail) }
}

/** Behind the +7 of the field, 370 to 375 is the code of a country: no Russian number begins so. */
function typedNumber(text: string, country: PhoneCountry, lengths: PhoneLengths): PhoneNumber {
  const number = parsePhone(text, country, lengths)
  return /^737[0-5]/.test(number.digits)
    ? parsePhone(`+${number.digits.slice(1)}`, country, lengths)
    : number
}

/** The place behind the digits that were before the caret, with the code the mask has added. */
function placeAfter(text: string, head: string, tail: string): number {
  const shown = digitsOf(text).length
  const typed = digitsOf(head).length
  const isCut = typed + digitsOf(tail).length > shown
  let left = isCut ? typed : shown - digitsOf(tail).length
  let place = 0
  // Past the signs of the mask as well, up to the digit that comes next.
  while (place < text.length && (left > 0 || !/\d/.test(text.charAt(place)))) {
    if (/\d/.test(text.charAt(place))) left -= 1
    place += 1
  }
  return place
}

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

/** A country in a list to choose from (§3: «code»). */
interface CountryOption {
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
