import { ApiError } from '../errors/api-error.ts'
import { textOf } from '../errors/given.ts'

/** How Chromium, Firefox and Safari name a lost network and code that is gone, in this order. */
const OUT_OF_REACH =
  /failed to fetch|networkerror when attempting|error loading dynamically imported|importing a module script failed|load failed/i

/**
 * Whether an error that nobody has dealt with is one of the program: then the page may be wrong and
 * the error screen takes its place (§8). Calls tell of their failures where they were made, what is
 * out of reach comes back, and what was called off is no error.
 */
export function isFatal(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  return error.name !== 'AbortError' && !OUT_OF_REACH.test(textOf(error.message))
}
