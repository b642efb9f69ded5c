import { ApiError } from '@vitrina/core'

const UNAUTHORIZED = 401
const SESSION_ENDED = 406

/** The token is over: 401 is renewed, 406 is told (§4). */
export const isTokenOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === UNAUTHORIZED || error.status === SESSION_ENDED)

/** A page was refused the token that its visitor had just been known by (A15). */
export class TokenRefused extends ApiError {
  readonly isEnded: boolean

  constructor(cause: ApiError) {
    super({ status: cause.status, message: cause.message, cause })
    this.isEnded = cause.status === SESSION_ENDED
  }
}
