/** Whoever fetches the code of a page, or of the window of a release, does without it himself. */
const DONE_WITHOUT = /\b(?:pages?|version-window)-/
/** The error screen is nobody's page: without it a failure would be told by nothing. */
const FAILURE = /\bfailure\.page-/

interface MissingCodePorts {
  /** Whether the shop answers: code that is out of reach for want of a network will come back. */
  readonly isThere: () => Promise<boolean>
  /** A navigation is loading code, whatever file: Safari names none in its error. */
  readonly isLoading: () => boolean
  /** At most once for a path in a while. */
  readonly reload: () => unknown
}

/** A new build has taken code away: whatever part it belongs to, one load of the page heals it (S-F13). */
export const followMissingCode = (
  target: EventTarget,
  { isThere, isLoading, reload }: MissingCodePorts
) =>
  target.addEventListener('vite:preloadError', event => {
    const told = String(Reflect.get(event, 'payload'))
    if (isLoading() || (DONE_WITHOUT.test(told) && !FAILURE.test(told))) return
    isThere().then(
      answers => answers && reload(),
      () => undefined
    )
  })

/** Counts the loads of a navigation, which knows where to go when one fails. */
export function createOwnLoads() {
  let count = 0
  return {
    isLoading: () => count > 0,
    async run<Value>(loading: Promise<Value>): Promise<Value> {
      count += 1
      try {
        return await loading
      } finally {
        count -= 1
      }
    }
  }
}
