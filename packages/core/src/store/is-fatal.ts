import { ApiError } from '../platform/api-error.ts'
import { textOf } from '../platform/input.ts'

/** How Chromium, Firefox and Safari name a lost network and code that is gone, in this order. */
const OUT_OF_REACH =
  /failed to fetch|networkerror when attempting|error loading dynamically imported|importing a module script failed|load failed/i

/** Address, line and column of a script, as every browser writes a frame of a stack. */
const PLACE = /[a-z][\w+.-]*:\/\/[^\s()]+?:\d+:\d+/i

/**
 * Decides whether an uncaught error is a mistake of the front's own code: then the page may be wrong,
 * and the error screen takes its place (§8). `ownFiles` is the address that all scripts of its build
 * begin with. Scripts of others (browser extensions, counters, what is typed into the console) share
 * the window, and the page does not stand on them. Failed calls are handled where they are made, what
 * is out of reach comes back, and an aborted call is no error.
 */
export function isFatal(error: unknown, ownFiles: string): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  const message = textOf(error.message)
  if (error.name === 'AbortError' || OUT_OF_REACH.test(message)) return false
  return originOf(textOf(error.stack), message).startsWith(ownFiles)
}

/** The script that made the error: the topmost frame with an address, native functions apart. */
const originOf = (stack: string, message: string) =>
  PLACE.exec(stack.replace(message, ''))?.[0] ?? ''
