import { textOf } from '../../platform/given.ts'
import { innOf } from '../mask/inn-of.ts'
import { typedText } from '../spelling/typed-text.ts'
import { hasBarcodeDigit, hasInnDigits } from './check-digits.ts'
import { validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

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
