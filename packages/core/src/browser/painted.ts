/** A hidden or frozen window paints nothing: then the wait ends by itself. */
const LONGEST_MS = 100

/** Resolves in the task after the next frame, or at once when the page goes away. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) return resolve()
    const stop = new AbortController()
    const done = () => {
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, LONGEST_MS)
    addEventListener('pagehide', done, { signal: stop.signal })
    requestAnimationFrame(() => setTimeout(done))
  })
