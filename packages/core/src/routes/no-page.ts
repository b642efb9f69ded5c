import { ApiError } from '../platform/api-error.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { NOT_FOUND } from '../platform/statuses.ts'

/** The error of a path that no page has; the visitor reads other words (§2, A17). */
export const noPage = (path: string): ApiError =>
  new ApiError({ status: NOT_FOUND, message: errorMessages.unmatched(path) })

/** Stops a page whose own check says anything but `true` (§2). */
export function requireValidRoute(verdict: unknown): void {
  if (verdict === true) return
  throw new ApiError({ status: NOT_FOUND, message: errorMessages.invalidRoute })
}
