/** Code that whoever fetches it can do without: of pages and their route rules, of the window of a release. */
const DONE_WITHOUT = /\b(?:pages?|version-window)-/

interface HealingPorts {
  /** Whether the shop answers: code that is out of reach for want of a network will come back. */
  readonly isThere: () => Promise<boolean>
  /** At most once for a path in a while. */
  readonly reload: () => unknown
}

interface MissingCodePorts {
  /** Of what navigations load they take care themselves: Safari names no file in its error. */
  readonly unlessTheirs: ReturnType<typeof createOwnLoads>['unlessTheirs']
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

export const followMissingCode = (target: EventTarget, { unlessTheirs, heal }: MissingCodePorts) =>
  target.addEventListener('vite:preloadError', event => {
    if (!DONE_WITHOUT.test(String(Reflect.get(event, 'payload')))) unlessTheirs(heal)
  })

/** Follows the loads of navigations, which know where to go when one fails. */
export function createOwnLoads() {
  let count = 0
  let failures = 0
  const waiting: (() => void)[] = []
  return {
    /** Something is not to be had: once no load is under way this calls, unless one of them has failed. */
    unlessTheirs(call: () => void) {
      const before = failures
      const judge = () => {
        if (failures === before) call()
      }
      if (count === 0) judge()
      else waiting.push(judge)
    },
    async run<Value>(loading: Promise<Value>): Promise<Value> {
      count += 1
      try {
        return await loading
      } catch (error) {
        failures += 1
        throw error
      } finally {
        count -= 1
        if (count === 0) for (const judge of waiting.splice(0)) judge()
      }
    }
  }
}
