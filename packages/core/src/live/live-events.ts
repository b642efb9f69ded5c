import type { Notification } from '../entities/notification.ts'
import { connectionMessages } from '../store/connection.messages.ts'
import { connectionSubject } from '../store/connection.ts'
import { awaitedSubject } from '../store/follow-awaited.ts'
import type { Store } from '../store/store.ts'
import { toastsSubject } from '../store/toasts.ts'

/** What the client answers when notifications were handled (§7). */
export interface ReadReport {
  readonly uid: string
  readonly notifyIDs: readonly string[]
}

export type LiveEvent =
  | { type: 'live.start' }
  | { type: 'token.changed' }
  | { type: 'host.absent' }
  | { type: 'host.present' }
  | { type: 'read.report'; report: ReadReport }
  | LineEvent

/** What one line tells of itself. */
export type LineEvent =
  | { type: 'line.opened' }
  | { type: 'line.beat' }
  | { type: 'line.received'; notification: Notification }
  | { type: 'line.closed'; code: number }

export type LiveFact = { type: 'notification.received'; notification: Notification }

/** A line being opened or open. */
interface Line {
  send(text: string): void
  close(): void
}

export interface LiveApi {
  /** Opens a line with the token of this moment. */
  connect(notify: (event: LineEvent) => void): Line
  /** Whether a newer token could be had; rejects when the network does not say. */
  renew(): Promise<boolean>
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 to 1. */
  random(): number
  log(message: string): void
}

/** Tells when a shop that was lost answers again, and asks at once for what is awaited of it. */
export function followLine(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  found: () => void
): void {
  let { status } = store.get(connectionSubject)
  store.subscribe(connectionSubject, () => {
    const before = status
    status = store.get(connectionSubject).status
    if (status === 'open' && before === 'lost') {
      const toast = { tone: 'good', text: connectionMessages.found } as const
      store.send(toastsSubject, { type: 'toast.show', toast })
      found()
    }
    if (status === 'open') store.send(awaitedSubject, { type: 'awaited.retry' })
  })
}
