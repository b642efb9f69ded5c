import { reasonOf } from '../platform/given-up.ts'
import type { Platform } from '../platform/platform.ts'

interface TimeLimit {
  readonly signal: AbortSignal
  isOver(): boolean
  stop(): void
}

/** Ends a call when its caller gives it up, or `ms` after now, whichever comes first. */
export function limitTime({ clock }: Platform, ms: number, outer: AbortSignal): TimeLimit {
  const limit = new AbortController()
  let isOver = false
  const giveUp = () => limit.abort(reasonOf(outer))
  const timer = clock.setTimeout(() => {
    isOver = true
    limit.abort(new TypeError('No answer in time'))
  }, ms)
  outer.addEventListener('abort', giveUp)
  if (outer.aborted) giveUp()
  return {
    signal: limit.signal,
    isOver: () => isOver,
    stop() {
      clock.clearTimeout(timer)
      outer.removeEventListener('abort', giveUp)
    }
  }
}

const limits = new WeakMap<Request, TimeLimit>()

/** Remembers which limit a request has. */
export const limited = (request: Request, limit: TimeLimit): Request => {
  limits.set(request, limit)
  return request
}

/** Whether nobody answered in time: every other call that was aborted was given up by its caller. */
export const isLate = (request: Request): boolean => limits.get(request)?.isOver() === true
