import type { Clock, Platform } from '../platform/platform.ts'
import type { ReadReport } from './live-events.ts'

/** §9 */
export const WAIT_FOR_OPEN_MS = 5000
export const CHECK_EVERY_MS = 100
/** Ids in one message. */
const IDS_MAX = 100

interface ReadReportsOptions {
  readonly clock: Clock
  readonly log: Platform['log']
  readonly uid: () => string | undefined
  readonly isOpen: () => boolean
  readonly send: (report: ReadReport) => void
}

export interface ReadReports {
  /** Whether the id was sent; `false` when that was given up. */
  add(id: string): Promise<boolean>
}

/** Marks as read over the live connection, many ids in one message; waits for it to be open. */
export function createReadReports(options: ReadReportsOptions): ReadReports {
  const { clock, log, isOpen, send } = options
  const reported = new Set<string>()
  let waiting: string[] = []
  let flushing: Promise<boolean> | undefined

  async function flush(): Promise<boolean> {
    const until = clock.now() + WAIT_FOR_OPEN_MS
    await pause(clock, 0)
    while (!(isOpen() && options.uid()) && clock.now() < until) await pause(clock, CHECK_EVERY_MS)
    const ids = waiting
    waiting = []
    flushing = undefined
    const uid = options.uid()
    if (!isOpen() || !uid) {
      for (const id of ids) reported.delete(id)
      log('warn', 'Notifications are not marked as read: the live connection is not open')
      return false
    }
    for (let from = 0; from < ids.length; from += IDS_MAX) {
      send({ uid, notifyIDs: ids.slice(from, from + IDS_MAX) })
    }
    return true
  }

  return {
    async add(id) {
      if (id === '') {
        log('warn', 'A notification without an id is not marked as read')
        return false
      }
      if (!reported.has(id)) {
        reported.add(id)
        waiting.push(id)
        flushing ??= flush()
      }
      return (await flushing) ?? true
    }
  }
}

const pause = (clock: Clock, ms: number) =>
  new Promise<void>(done => {
    clock.setTimeout(done, ms)
  })
