import { textOf } from '../../platform/input.ts'
import { innOf } from '../mask/inn-of.ts'
import { typedText } from '../spelling/typed-text.ts'
import { validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const TWELVE = [3, ...ELEVEN]

/**
 * Tells whether the check digits of an INN fit. Nobody is refused for them unless the shop says so (P13);
 * the hint beside the field tells of them either way.
 */
export function hasInnDigits(inn: string): boolean {
  const digits = [...textOf(inn)].map(Number)
  const fits = (weights: readonly number[]) => {
    const sum = weights.reduce((all, weight, place) => all + weight * (digits[place] ?? 0), 0)
    return (sum % 11) % 10 === digits[weights.length]
  }
  if (digits.length === 12) return fits(ELEVEN) && fits(TWELVE)
  return digits.length !== 10 || fits(TEN)
}

/** Tells whether the check digit of a barcode of 13 digits fits (P13). */
export function hasBarcodeDigit(barcode: string): boolean {
  const digits = [...textOf(barcode)].map(Number)
  const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0)
  return digits.length !== 13 || sum % 10 === 0
}

export const PASSWORD_MIN_LENGTH = 5
const BARCODE = /^\d{13}$/

/** Refuses an empty text (§5). */
export const required: Validator = value =>
  typedText(value) === '' ? messages.required : undefined

/** Ten or twelve digits (§5); what was pasted around them does not count. */
export const inn: Validator = value => {
  if (typedText(value) === '') return messages.innMissing
  return innOf(value) === undefined ? messages.innInvalid : undefined
}

/** An INN; with `checkDigits` its check digits have to fit, too (P13). */
export const innWith =
  (checkDigits = false): Validator =>
  value =>
    inn(value) ??
    (checkDigits && !hasInnDigits(innOf(value) ?? '') ? messages.innInvalid : undefined)

/** Refuses an empty name of an organisation (§5). */
export const organisation: Validator = value =>
  typedText(value) === '' ? messages.organisation : undefined

/** Thirteen digits (§5). */
export const barcode: Validator = value => {
  const digits = typedText(value)
  if (digits === '') return messages.barcodeMissing
  return BARCODE.test(digits) ? undefined : messages.barcodeInvalid
}

/** A barcode; with `checkDigits` its check digit has to fit, too (P13). */
export const barcodeWith =
  (checkDigits = false): Validator =>
  value =>
    barcode(value) ??
    (checkDigits && !hasBarcodeDigit(typedText(value)) ? messages.barcodeInvalid : undefined)

/** Spaces around a password never count (P16). */
export const password: Validator = value =>
  textOf(value).trim().length < PASSWORD_MIN_LENGTH ? messages.passwordShort : undefined

/** Refuses what differs from the password (§5). */
export const confirmation =
  (password: string): Validator =>
  value =>
    textOf(value).trim() === textOf(password).trim() ? undefined : messages.passwordsDiffer

/** A required checkbox; `message` replaces the usual text (P17). */
export const consent =
  (message: string = messages.consent): Validator<boolean> =>
  checked =>
    checked ? undefined : message
