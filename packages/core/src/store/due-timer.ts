import type { Clock } from '../platform/platform.ts'
import type { Due } from './subject.ts'

/** Waits for what is due by itself; fed with every new state of one subject. */
export interface DueTimer<Command> {
  /** The same id goes on waiting, another begins anew, nothing ends the wait. */
  wait(due: Due<Command> | undefined): void
  stop(): void
}

export function createDueTimer<Command>(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  send: (command: Command) => void
): DueTimer<Command> {
  let waiting: { readonly id: string; readonly timer: unknown } | undefined

  function stop() {
    if (waiting !== undefined) clock.clearTimeout(waiting.timer)
    waiting = undefined
  }

  return {
    wait(due) {
      if (due?.id === waiting?.id) return
      stop()
      if (due === undefined) return
      const timer = clock.setTimeout(() => {
        waiting = undefined
        send(due.command)
      }, due.ms)
      waiting = { id: due.id, timer }
    },
    stop
  }
}
