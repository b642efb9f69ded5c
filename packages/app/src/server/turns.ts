/**
 * Gives each who waits a turn of the event loop of his own: between two pieces of heavy work what
 * has come from others is read, and clocks are heard.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise(done => setImmediate(done)))
    return last
  }
}
