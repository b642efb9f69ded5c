import { ApiError } from '@vitrina/core'
import { refusedToken } from '@vitrina/core/session'

/** A page was refused the token that its visitor had just been known by (A15). */
export class TokenRefused extends ApiError {
  readonly isEnded: boolean

  constructor(cause: ApiError) {
    super({ status: cause.status, message: cause.message, cause })
    this.isEnded = refusedToken(cause, { hasRefreshToken: true }) === 'ended'
  }
}
