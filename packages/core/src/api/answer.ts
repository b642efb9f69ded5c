import * as z from 'zod/mini'

import { ApiError, type FieldErrors } from '../errors/api-error.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import type { EndpointShape } from './endpoint.ts'

const MAX_MESSAGE_CHARACTERS = 300
/** Failures of the moment: the same call may succeed later. */
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504]
const SESSION_STATUSES: readonly number[] = [401, 406]

export const isRetryableStatus = (status: number) => RETRYABLE_STATUSES.includes(status)

export const endpointName = ({ method, path }: EndpointShape) => `${method} ${path}`

/** The answer as the contract promises it, or an ApiError that names the call and the field. */
export function parseAnswer<Shape extends EndpointShape>(
  endpoint: Shape,
  text: string
): z.output<Shape['response']> {
  const result = z.safeParse<Shape['response']>(endpoint.response, parseJson(endpoint, text))
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.') ?? ''
  throw new ApiError({ where: `${endpointName(endpoint)}: ${field}` })
}

/** The error of a refused call: status text, then the server's message, then the default (§8, E1). */
export function refusal(
  endpoint: EndpointShape,
  status: number,
  statusText: string,
  text: string
): ApiError {
  const body = jsonOr(text, undefined)
  const isSession = SESSION_STATUSES.includes(status) && endpoint.credentials !== true
  return new ApiError({
    message: isSession
      ? errorMessages.sessionEnded
      : statusText.trim() || serverMessage(body) || errorMessages.server,
    status,
    fieldErrors: fieldErrors(body),
    retryable: isRetryableStatus(status),
    where: endpointName(endpoint),
    body
  })
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
