import { ApiError, type FieldErrors } from '../platform/api-error.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { DAY_MS } from '../values/calendar/calendar-date.ts'
import type { EndpointOutput, EndpointShape } from './endpoint.ts'
import { type Checked, checkInSlices, checkWhole } from './long-answer.ts'

const MAX_MESSAGE_CHARACTERS = 300
/** Shorter answers are checked in one task. */
const LONG_LETTERS = 50_000
/** Failures of the moment: the same call may succeed later. */
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504]
const SESSION_STATUSES: readonly number[] = [401, 406]

export const isRetryableStatus = (status: number) => RETRYABLE_STATUSES.includes(status)

export const endpointName = ({ method, path }: EndpointShape) => `${method} ${path}`

/** An answer as any wire reads it. */
export interface CallAnswer {
  readonly status: number
  readonly statusText: string
  readonly text: string
  /** The header of that name. */
  readonly retryAfter?: string | null
}

export const isSuccess = ({ status }: CallAnswer) => status >= 200 && status < 300

/** Validates an answer by its contract; throws an ApiError that names the call and the field (§8). */
export const answerOf = <Shape extends EndpointShape>(
  endpoint: Shape,
  answer: CallAnswer
): EndpointOutput<Shape> => {
  if (!isSuccess(answer)) throw refusal(endpoint, answer)
  return parseAnswer(endpoint, answer.text)
}

/** The same of an answer that is long: its lists are checked in slices, with a breath after each. */
export async function longAnswerOf<Shape extends EndpointShape>(
  endpoint: Shape,
  answer: CallAnswer,
  breath: () => Promise<unknown>
): Promise<EndpointOutput<Shape>> {
  if (!isSuccess(answer) || answer.text.length < LONG_LETTERS) return answerOf(endpoint, answer)
  const body = parseJson(endpoint, answer.text)
  return promised(endpoint, await checkInSlices(endpoint.response, body, breath))
}

const parseAnswer = <Shape extends EndpointShape>(endpoint: Shape, text: string) =>
  promised(endpoint, checkWhole(endpoint.response, parseJson(endpoint, text)))

function promised<Shape extends EndpointShape>(endpoint: Shape, checked: Checked) {
  // The schema's own output, which the compiler cannot see while Shape is open.
  if (checked.field === undefined) return checked.value as EndpointOutput<Shape>
  throw new ApiError({ where: `${endpointName(endpoint)}: ${checked.field}` })
}

/** The error of a refused call: status text, then the server's message, then the default (§8, E1). */
function refusal(endpoint: EndpointShape, answer: CallAnswer): ApiError {
  const { status, statusText, text } = answer
  const body = jsonOr(text, undefined)
  const isSession = SESSION_STATUSES.includes(status) && endpoint.credentials !== true
  return new ApiError({
    message: isSession
      ? errorMessages.sessionEnded
      : statusText.trim() || serverMessage(body) || errorMessages.server,
    status,
    fieldErrors: fieldErrors(body),
    retryable: isRetryableStatus(status),
    retryAfterMs: pauseAsked(answer.retryAfter),
    where: endpointName(endpoint),
    body
  })
}

/** In milliseconds; a date counts as too long to wait for. */
function pauseAsked(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  return Number.isNaN(seconds) ? DAY_MS : seconds * 1000
}

// What is no JSON at all comes from something between us and the shop: it may be gone in a moment.
function parseJson(endpoint: EndpointShape, text: string): unknown {
  const garbage = Symbol('garbage')
  const body = jsonOr(text, garbage)
  if (body !== garbage) return body
  throw new ApiError({ where: `${endpointName(endpoint)}: no JSON`, retryable: true })
}

function jsonOr<Other>(text: string, other: Other): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return other
  }
}

const serverMessage = (body: unknown) =>
  isRecord(body) ? joined(body.message) || joined(body.error_message) : ''

/** A message may be a text, a list or a record of texts. */
function joined(message: unknown): string {
  const parts = isRecord(message) ? Object.values(message) : [message].flat()
  return parts
    .filter(part => typeof part === 'string')
    .filter(part => part.trim() !== '')
    .join('. ')
    .slice(0, MAX_MESSAGE_CHARACTERS)
}

function fieldErrors(body: unknown): FieldErrors {
  if (!isRecord(body) || !isRecord(body.errors)) return {}
  const named = Object.entries(body.errors).map(([field, message]) => [field, joined(message)])
  return Object.fromEntries(named.filter(([, message]) => message !== ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
