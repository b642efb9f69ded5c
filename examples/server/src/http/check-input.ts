import { freeText } from '@vitrina/core/values'
import * as z from 'zod/mini'
import { HttpError } from './errors.ts'

const WRONG_INPUT = 'Проверьте введённые данные'
const ERRORS_SHOWN = 20
/** No contract nests deeper than a tenth of this; deeper values would exhaust the stack. */
const DEPTH_MAX = 100
const PASSWORD = /password/i
const HALF_CHARACTER = /\p{Surrogate}/u

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Parses what came in, or refuses it with the wrong fields named. */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown
): z.output<Schema> {
  if (!isStorable(value)) throw new HttpError(400, WRONG_INPUT)
  const result = z.safeParse(schema, withFreeTexts(value), { error: wordIssue })
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues.slice(0, ERRORS_SHOWN)) {
    errors[issue.path.join('.') || 'body'] ??= issue.message
  }
  throw new HttpError(400, WRONG_INPUT, errors)
}

/**
 * PostgreSQL cannot keep a NUL character in a text, and half a surrogate pair spoils the whole
 * message to PGlite.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && !HALF_CHARACTER.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= DEPTH_MAX) return false
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1)
  )
}

/** Texts without signs of direction, which would turn the lists they stand in; a password is nobody's to change. */
function withFreeTexts(value: unknown): unknown {
  if (typeof value === 'string') return freeText(value)
  if (Array.isArray(value)) return value.map(withFreeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      PASSWORD.test(key) ? inner : withFreeTexts(inner)
    ])
  )
}

function wordIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Заполните поле' : 'Неверное значение'
    case 'too_big':
      return issue.origin === 'string'
        ? `Не больше ${issue.maximum} знаков`
        : `Не больше ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string'
        ? `Не меньше ${issue.minimum} знаков`
        : `Не меньше ${issue.minimum}`
    default:
      return 'Недопустимое значение'
  }
}
