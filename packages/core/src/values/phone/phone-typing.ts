import type { PhoneLengths } from '../../platform/field-rules.ts'
import { needObject, textOf } from '../../platform/given.ts'
import type { PhoneCountry } from './countries.ts'
import { formatPhone, type PhoneNumber, parsePhone } from './phone.ts'
import { digitsOf } from './written-number.ts'

/** What stands in a phone field: the text of its mask and the place of the caret. */
export interface PhoneText {
  readonly number: PhoneNumber
  readonly text: string
  readonly caret: number
}

export interface PhoneTyping {
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
