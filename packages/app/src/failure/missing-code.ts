/** Whoever fetches the code of a page, or of the window of a release, does without it himself. */
const DONE_WITHOUT = /\b(?:pages?|version-window)-/

interface MissingCodePorts {
  /** Whether the shop answers: code that is out of reach for want of a network will come back. */
  readonly isThere: () => Promise<boolean>
  /** At most once for a path in a while. */
  readonly reload: () => unknown
}

/** A new build has taken code away: whatever part it belongs to, one load of the page heals it (S-F13). */
export const followMissingCode = (target: EventTarget, { isThere, reload }: MissingCodePorts) =>
  target.addEventListener('vite:preloadError', event => {
    if (DONE_WITHOUT.test(String(Reflect.get(event, 'payload')))) return
    isThere().then(
      answers => answers && reload(),
      () => undefined
    )
  })
