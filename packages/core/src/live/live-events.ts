import type { Notification } from '../entities/notification.ts'
import type { ReadReport } from './read-report.ts'

export type LiveEvent =
  | { type: 'live.start' }
  | { type: 'live.stop' }
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
export interface Line {
  send(text: string): void
  close(): void
}

export interface LiveApi {
  /** Opens a line with the token of this moment. */
  connect(tell: (event: LineEvent) => void): Line
  /** Whether a newer token could be had; rejects when the network does not say. */
  renew(): Promise<boolean>
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 to 1. */
  random(): number
  log(message: string): void
}
