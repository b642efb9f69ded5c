/** Calls at the first sign of a visitor: whatever comes next may look like nothing on this page. */
export function onFirstIntent(root: Document, come: () => void): void {
  const stop = new AbortController()
  const start = () => {
    stop.abort()
    come()
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin', 'keydown'] as const) {
    root.addEventListener(intent, start, { signal: stop.signal, passive: true })
  }
}
