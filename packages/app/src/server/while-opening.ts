import { ApiError } from '@vitrina/core'
import { isOpening, openingFailure } from '@vitrina/core/store'

import { BackendAway } from './backend.ts'

/**
 * A backend that says that it opens, or that was never heard in the first `limitMs` of this process,
 * is no failure yet: readings of it fail with the words for that.
 */
export function createOpening(limitMs: number, now = Date.now) {
  const until = now() + limitMs
  let wasHeard = false
  const mayOpen = (cause: unknown) => !wasHeard && now() < until && cause instanceof BackendAway

  return async function whileOpening<Value>(reading: Promise<Value>): Promise<Value> {
    try {
      const value = await reading
      wasHeard = true
      return value
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      if (!saysOpening(cause) && !mayOpen(cause)) throw error
      throw new ApiError({ ...openingFailure, retryable: true, cause: error })
    }
  }
}

const saysOpening = (error: unknown) =>
  error instanceof ApiError && isOpening({ status: error.status, reason: error.message })
