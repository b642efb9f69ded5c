import { typedText } from '../spelling/typed-text.ts'

const SOURCE_MAX_LENGTH = 256
const NUMBER_MAX_LENGTH = 64
const BREAK = /[\r\n\u2028\u2029]+/g
const EXTENSION = /[\p{L}#*]/u
const NEXT = /[,;/|]/
/** The fewest digits that an extension stands behind; «8 (код 495)» has fewer before its word. */
const BEFORE_EXTENSION = 5
const WHOLE_LENGTH = 10
/** Where a sign may part two short numbers as well as the digits of one: «8/495/123/45/67». */
const SHORT_LENGTH = 6
const OTHER_LENGTH = 5
const CODE_LENGTH = 4
const TWICE_LENGTH = 12
/**
 * Another 7 or 8 behind the code: apart, in the bracket of a longer code, before a mobile number, or
 * before Moscow and St. Petersburg: no Russian code begins with 849 or 881.
 */
const TWICE = /^(?:\+|00)?[78]\D*[78](?=\D+\d|9|\d{3}\)|49|81)/

/** «+49 (0)30 123456»: it is dialled within the country only. */
const TRUNK = /^(\+\d{1,4}\s*)\(0\)/

/**
 * Gives the number that a text is written around, with its own signs: words before it are left out,
 * extensions («доб. 12», «#12») and further numbers behind it, and its code where it stands twice.
 */
export function writtenNumber(text: string): string {
  const lines = text.slice(0, SOURCE_MAX_LENGTH).trim().replace(BREAK, ';')
  const number = fromLastPlus(firstNumber(typedText(lines))).slice(0, NUMBER_MAX_LENGTH)
  return digitsOf(number).length === TWICE_LENGTH
    ? number.replace(TWICE, '+7')
    : number.replace(TRUNK, '$1')
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

function firstNumber(text: string): string {
  const start = text.search(/[+\d]/)
  if (start === -1) return ''
  const all = digitsOf(text).length
  let before = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (/\d/.test(sign)) before += 1
    else if (endsNumber(sign, before, all - before)) return text.slice(start, at)
  }
  return text.slice(start)
}

function endsNumber(sign: string, before: number, behind: number): boolean {
  if (EXTENSION.test(sign)) return before >= BEFORE_EXTENSION
  if (!NEXT.test(sign)) return false
  return before >= WHOLE_LENGTH || (before >= SHORT_LENGTH && behind >= OTHER_LENGTH)
}

/** A plus begins a number, also behind the code that the field had already. */
function fromLastPlus(number: string): string {
  const plus = number.lastIndexOf('+')
  return digitsOf(number.slice(0, Math.max(0, plus))).length > CODE_LENGTH
    ? number
    : number.slice(Math.max(0, plus))
}
