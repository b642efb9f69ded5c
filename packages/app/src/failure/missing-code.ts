/** Code that whoever fetches it can do without: of pages and their route rules, of the window of a release. */
const DONE_WITHOUT = /\b(?:pages?|version-window)-/

interface HealingPorts {
  /** Whether the shop answers: code that is out of reach for want of a network will come back. */
  readonly isThere: () => Promise<boolean>
  /** At most once for a path in a while. */
  readonly reload: () => unknown
}

interface MissingCodePorts {
  /** A navigation is loading code, whatever file: Safari names none in its error. */
  readonly isLoading: () => boolean
  readonly heal: () => unknown
}

/** A new build has taken code away: whatever part it belongs to, one load of the page heals it (S-F13). */
export const healing =
  ({ isThere, reload }: HealingPorts) =>
  () =>
    void isThere().then(
      answers => answers && reload(),
      () => undefined
    )

export const followMissingCode = (target: EventTarget, { isLoading, heal }: MissingCodePorts) =>
  target.addEventListener('vite:preloadError', event => {
    if (!isLoading() && !DONE_WITHOUT.test(String(Reflect.get(event, 'payload')))) heal()
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
