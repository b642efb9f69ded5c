import type { FullNameRules } from '../../platform/field-rules.ts'
import { objectOf } from '../../platform/input.ts'
import { typedText } from '../spelling/typed-text.ts'
import { validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

const ASKED = 'fullNameWith(rules'
const FULL_NAME_MAX_LENGTH = 200
/** A capitalised word of Russian letters with optional hyphened parts; escapes are А-Я Ё а-я ё. */
const CAPITALISED =
  /^[\u0410-\u042f\u0401][\u0430-\u044f\u0451]+(?:-[\u0410-\u042f\u0401][\u0430-\u044f\u0451]+)*$/
const INITIAL = /^\p{L}\.?$|\p{L}\.\p{L}/u

/**
 * Checks in the order of §5: missing, words, initials, letters (P11).
 *
 * @example
 * ```ts
 * import { fullNameWith } from '@vitrina/core/values'
 *
 * const check = fullNameWith({ minWords: 3, particles: ['оглы'] })
 * check('Иванова Мария') // → 'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
 * check('Алиев Вагиф Самед оглы') // → undefined
 * ```
 */
export const fullNameWith = (rules: FullNameRules = {}): Validator => {
  const { minWords = 2, pattern, particles = [], ...others } = objectOf(rules)
  refuse(others)
  if (!Array.isArray(particles)) throw new TypeError(`${ASKED}.particles): a list is needed`)
  const wordPattern = pattern === undefined ? CAPITALISED : new RegExp(`^(?:${pattern})$`, 'u')
  return value => {
    const text = typedText(value)
    const words = text.split(' ')
    if (text === '') return messages.fullNameMissing
    if (words.length < minWords) return messages.fullNameWords(minWords)
    if (words.some(word => INITIAL.test(word))) return messages.fullNameInitials
    if (text.length > FULL_NAME_MAX_LENGTH) return messages.fullNameCyrillic
    const isRussian = words.every(word => particles.includes(word) || wordPattern.test(word))
    return isRussian ? undefined : messages.fullNameCyrillic
  }
}

function refuse(others: object): void {
  const [other] = Object.keys(others)
  if (other === undefined) return
  const known = 'minWords, pattern, particles'
  throw new TypeError(`${ASKED}.${other}): there is no such rule among ${known}`)
}

/** The full name rule with its defaults: two words (P9). */
export const fullName = /* @__PURE__ */ fullNameWith({})
