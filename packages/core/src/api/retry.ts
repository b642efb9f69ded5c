import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import { reasonOf } from '../platform/given-up.ts'
import type { Platform } from '../platform/platform.ts'
import { isRetryableStatus } from './answer.ts'

/** Repeats that are left to all calls of one shop; each success gives one back. */
export interface RetryBucket {
  take(): boolean
  giveBack(): void
}

export function createRetryBucket(size: number): RetryBucket {
  let left = size
  return {
    take() {
      if (left === 0) return false
      left -= 1
      return true
    },
    giveBack() {
      left = Math.min(size, left + 1)
    }
  }
}

interface Failed {
  readonly error: unknown
  /** The answer's status and `Retry-After`, where there was an answer. */
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  /** Counts from 1. */
  readonly attempt: number
  readonly elapsedMs: number
}

/** How long to wait before the next attempt, or undefined when there shall be none. */
export function retryDelay(failed: Failed, { retry, timeoutMs }: ShopConfig): number | undefined {
  // What the session decided is decided.
  if (failed.error instanceof ApiError) return undefined
  if (failed.status !== undefined && !isRetryableStatus(failed.status)) return undefined
  const asked = Number(failed.retryAfter ?? 0) * 1000
  if (!(asked <= retry.maxRetryAfterMs)) return undefined
  const delay = Math.max(asked, retry.firstDelayMs * 2 ** (failed.attempt - 1))
  return failed.elapsedMs + delay + timeoutMs > retry.budgetMs ? undefined : delay
}

/** Resolves after `ms`, rejects as soon as the call is given up. */
export const pause = ({ clock }: Platform, ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = clock.setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clock.clearTimeout(timer)
      reject(reasonOf(signal))
    })
  })
