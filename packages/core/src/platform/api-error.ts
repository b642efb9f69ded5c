import { errorMessages } from './errors.messages.ts'
import { needObject } from './input.ts'
import { ShopAway } from './shop-away.ts'

/** Messages by field name, as the server words them. */
export type FieldErrors = Readonly<Record<string, string>>

/** An error as plain JSON: what machines keep and the server hands to the browser. */
export interface Failure {
  readonly message: string
  readonly status: number
  readonly fieldErrors: FieldErrors
  /** The call may succeed when tried again: the network or the server failed, not the request. */
  readonly retryable: boolean
  /** The server asks for so long a pause before the call is tried again. */
  readonly retryAfterMs?: number
}

/** The status of an error that no HTTP answer gave (E2). */
export const STATUS_UNKNOWN = 501

interface ApiErrorDetails {
  readonly message?: string
  readonly status?: number
  readonly fieldErrors?: FieldErrors
  readonly retryable?: boolean
  readonly retryAfterMs?: number | undefined
  /** `GET /path: field`, for the log; never shown. */
  readonly where?: string
  /** The parsed answer, for callers that know more of it (409 with a new total). */
  readonly body?: unknown
  readonly cause?: unknown
}

/** A call that failed (§8). `message` may be shown to the shopper. */
export class ApiError extends Error {
  // Declared, not defined: a defined field brings what old browsers need of it into every page.
  declare readonly status: number
  declare readonly fieldErrors: FieldErrors
  declare readonly retryable: boolean
  declare readonly retryAfterMs: number | undefined
  declare readonly where: string
  declare readonly body: unknown

  constructor(details: ApiErrorDetails = {}) {
    super(needObject(details, 'ApiError(details)').message ?? errorMessages.server, {
      cause: details.cause
    })
    this.name = 'ApiError'
    this.status = details.status ?? STATUS_UNKNOWN
    this.fieldErrors = details.fieldErrors ?? {}
    this.retryable = details.retryable ?? false
    this.retryAfterMs = details.retryAfterMs
    this.where = details.where ?? ''
    this.body = details.body
  }
}

/** Any thrown value as a record; unknown errors do not show their inner text (E8). */
export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError
    ? {
        message: error.message,
        status: error.status,
        fieldErrors: error.fieldErrors,
        retryable: error.retryable,
        ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs })
      }
    : {
        message: errorMessages.server,
        status: STATUS_UNKNOWN,
        fieldErrors: {},
        retryable: error instanceof ShopAway
      }
