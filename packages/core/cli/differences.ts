import * as z from 'zod/mini'
import type { EndpointShape } from '../src/api/endpoint.ts'
import { type UnknownWord, unknownWords } from '../src/api/unknown-words.ts'
import { BAD_REQUEST, UNAUTHORIZED } from '../src/platform/statuses.ts'
import { isRecord, valueAt } from './input.ts'

export interface Difference {
  /** Path in the answer, items of a list as `*`; empty for the whole answer. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

/** One visitor's answer as the wire gave it. */
export interface Answer {
  readonly status: number
  /** Undefined when it is no JSON. */
  readonly body: unknown
}

const MAX_TEXT = 60
const SERVER_ERROR = 500

/** Where an answer differs from its contract; each field once. */
export function differencesOf(
  endpoint: EndpointShape,
  { status, body }: Answer,
  { isGuest, isGuess }: { readonly isGuest: boolean; readonly isGuess: boolean }
): readonly Difference[] {
  if (endpoint.signedIn && isGuest) {
    return status === UNAUTHORIZED ? ofRefusal(body) : [statusOther('401 for a guest', status)]
  }
  if (status >= SERVER_ERROR) return [statusOther('an answer', status)]
  if (status >= BAD_REQUEST) {
    return isGuess ? ofRefusal(body) : [statusOther('200', status), ...ofRefusal(body)]
  }
  if (body === undefined) return [{ field: '', expected: 'JSON', got: 'no JSON' }]
  const result = z.safeParse(endpoint.response, body)
  return once(
    result.success
      ? unknownWords(endpoint.response, body).map(word => fromWord(word, body))
      : result.error.issues.map(issue => fromIssue(issue, body))
  )
}

const statusOther = (expected: string, got: number): Difference => ({
  field: 'status',
  expected,
  got: String(got)
})

/** Every refusal has words for the shopper. */
function ofRefusal(body: unknown): readonly Difference[] {
  const message = isRecord(body) ? body.message : undefined
  if (typeof message === 'string' && message !== '') return []
  return [{ field: 'message', expected: 'a text in every refusal', got: shown(message) }]
}

const fromIssue = (issue: z.core.$ZodIssue, body: unknown): Difference => ({
  field: fieldAt(issue.path),
  expected: expectedBy(issue),
  got: shown(valueAt(body, issue.path))
})

/** A front reads the answer all the same, with the fallback of the contract. */
const fromWord = ({ path, words }: UnknownWord, body: unknown): Difference => ({
  field: fieldAt(path),
  expected: oneOf(words),
  got: shown(valueAt(body, path))
})

const fieldAt = (path: readonly PropertyKey[]) =>
  path.map(key => (typeof key === 'number' ? '*' : String(key))).join('.')

const oneOf = (values: readonly unknown[]) =>
  values.map(value => JSON.stringify(value)).join(' or ')

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_union':
      return 'one of several shapes'
    default:
      return issue.message
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isRecord(value)) return 'an object'
  return `${typeof value} ${JSON.stringify(value)}`
    .slice(0, MAX_TEXT)
    .replace('object null', 'null')
}

function once(differences: readonly Difference[]): readonly Difference[] {
  const byField = new Map<string, Difference>()
  for (const found of differences) {
    const key = `${found.field} ${found.expected}`
    if (!byField.has(key)) byField.set(key, found)
  }
  return [...byField.values()]
}
