import { ApiError } from '../platform/api-error.ts'
import type { Clock } from '../platform/platform.ts'

export interface BadNetworkOptions {
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
  readonly maxDelayMs: number
  /** Of 1: how often a request never arrives; as often again only its answer is lost. */
  readonly loss: number
  /** Of 1: how often a request arrives a second time, much later. */
  readonly duplication: number
}

const COPY_DELAY_FACTOR = 4

/** Carries a call to the server and back: late, twice, out of order, or not at all. */
export function createBadNetwork(options: BadNetworkOptions) {
  const { clock, random, maxDelayMs, loss, duplication } = options
  const delay = (factor = 1) => Math.floor(random() * maxDelayMs * factor)

  return <Answer>(handle: () => Answer, mayCopy = true): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const back = (run: () => void) => clock.setTimeout(run, delay())
      const lose = () => back(() => reject(new ApiError({ retryable: true })))
      clock.setTimeout(() => {
        if (random() < loss) return lose()
        const answer = attempt(handle)
        if (random() < loss) return lose()
        return back(() => ('error' in answer ? reject(answer.error) : resolve(answer.value)))
      }, delay())
      if (mayCopy && random() < duplication) {
        clock.setTimeout(() => void attempt(handle), delay(COPY_DELAY_FACTOR))
      }
    })
}

function attempt<Answer>(handle: () => Answer): { value: Answer } | { error: unknown } {
  try {
    return { value: handle() }
  } catch (error) {
    return { error }
  }
}
