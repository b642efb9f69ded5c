import { password } from '../../values/validation/validators.ts'
import { passwordMessages } from './password.messages.ts'

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const COUNTED_LENGTH = 200
const FAIR_LENGTH = 8
const STRONG_LENGTH = 12
const VERY_LONG = 16
const FEW_SIGNS = 4
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u]

/** A hint while a password is made up; the server has the last word. */
export function passwordStrength(typed: string): PasswordStrength {
  if (password(typed) !== undefined) return 'short'
  const signs = [...typed.trim().slice(0, COUNTED_LENGTH)]
  if (signs.length < FAIR_LENGTH || isMonotonous(signs)) return 'weak'
  const kinds = KINDS.filter(kind => signs.some(sign => kind.test(sign))).length
  const isStrong = signs.length >= VERY_LONG || (signs.length >= STRONG_LENGTH && kinds > 1)
  if (isStrong) return 'strong'
  return kinds > 1 ? 'fair' : 'weak'
}

/** Few different signs, or neighbours of the alphabet and of the digits one after another. */
function isMonotonous(signs: readonly string[]): boolean {
  if (new Set(signs).size < FEW_SIGNS) return true
  const codes = signs.map(sign => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every(step => step === steps[0])
}

/** What stands under a password that is made up. */
export function passwordHint(typed: string): string {
  const strength = passwordStrength(typed)
  return strength === 'short' ? passwordMessages.advice : passwordMessages[strength]
}
