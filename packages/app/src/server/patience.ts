import { BackendAway } from './backend.ts'

/** How long a visitor waits for a backend that says nothing, milliseconds (R26). */
const SILENCE_MAX_MS = 3000
/** A stall of this process, however long, counts as one of them. */
const TICKS = 10

/** The answer of a reading, or a rejection when the backend has been silent for too long. */
export type Patience = <Value>(reading: Promise<Value>) => Promise<Value>

/**
 * The calls of a page follow each other: for a silent backend one request waits no longer in all than
 * for one call. Whatever the backend says, `heard` counts it, begins the time anew.
 */
export function createPatience(heard: () => number, limitMs = SILENCE_MAX_MS): Patience {
  const waiting = new Set<() => void>()
  let known = heard()
  let ticks = 0
  let timer: NodeJS.Timeout | undefined

  function isOver(passed: number) {
    ticks = heard() === known ? ticks + passed : 0
    known = heard()
    return ticks >= TICKS
  }
  function tick() {
    if (isOver(1)) for (const giveUp of [...waiting]) giveUp()
  }

  return reading =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(giveUp)
        if (waiting.size === 0) clearInterval(timer)
      }
      const giveUp = () => {
        leave()
        reject(new BackendAway({ status: 502, retryable: true }))
      }
      if (waiting.size === 0) timer = setInterval(tick, limitMs / TICKS)
      waiting.add(giveUp)
      reading.then(resolve, reject).finally(leave)
      if (isOver(0)) giveUp()
    })
}
