import { createTurn, type Progress } from '../requests/progress.ts'
import { ANSWER_LIMIT_MS, BackendAway } from './backend.ts'

/** A stall of this process, however long, counts as one of them. */
const TICKS = 10

/** The answer of a reading, or a rejection when the backend has kept the request waiting for too long. */
export type Patience = <Value>(reading: Promise<Value>) => Promise<Value>

/**
 * The calls of a page follow each other: one request waits no longer in all than for one call. An
 * answer of its own begins the time anew, and so does each to others as long as its turn has not come.
 */
export function createPatience(progress: Progress, limitMs = ANSWER_LIMIT_MS): Patience {
  const waiting = new Set<() => void>()
  let awaitsTurn = createTurn(progress)
  let ticks = 0
  let timer: NodeJS.Timeout | undefined

  function tick() {
    ticks = awaitsTurn() ? 0 : ticks + 1
    if (ticks >= TICKS) for (const giveUp of [...waiting]) giveUp()
  }
  function begin() {
    if (awaitsTurn()) ticks = 0
    awaitsTurn = createTurn(progress)
    if (waiting.size === 0) timer = setInterval(tick, limitMs / TICKS)
  }

  return <Value>(reading: Promise<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const { received } = progress
      const leave = () => {
        waiting.delete(giveUp)
        if (waiting.size === 0) clearInterval(timer)
      }
      const giveUp = () => {
        leave()
        reject(new BackendAway({ status: 502, retryable: true }))
      }
      const answer = (value: Value) => {
        // What was kept is no sign of life.
        if (progress.received !== received) ticks = 0
        resolve(value)
      }
      begin()
      waiting.add(giveUp)
      reading.then(answer, reject).finally(leave)
      if (ticks >= TICKS) giveUp()
    })
}
