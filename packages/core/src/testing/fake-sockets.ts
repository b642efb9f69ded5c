import type { Platform } from '../platform/platform.ts'

/** One connection as the server sees it. */
export interface FakeLine {
  readonly url: URL
  /** What the client has sent, parsed. */
  readonly sent: readonly unknown[]
  readonly isOpen: boolean
  /** Neither side has closed it. */
  readonly isAlive: boolean
  push(message: unknown): void
  drop(code?: number): void
}

/** `accept` opens every connection, `refuse` none, `flap` opens and closes at once. */
export type SocketMood = 'accept' | 'refuse' | 'flap' | 'silent'

/**
 * The server's half of live connections, in memory.
 *
 * @example
 * ```ts
 * import { createFakeSockets, createTestShop } from '@vitrina/core/testing'
 *
 * const sockets = createFakeSockets()
 * const shop = createTestShop({ sockets })
 * await shop.advance(0)
 * sockets.current().isOpen // → true
 * ```
 */
export interface FakeSockets {
  readonly connect: NonNullable<Platform['connect']>
  /** Every connection ever tried. */
  readonly lines: readonly FakeLine[]
  /** The newest one that is open. */
  current(): FakeLine
  become(mood: SocketMood): void
}

const LOST = 1006

/** Opens every connection, until `become` says otherwise. */
export function createFakeSockets(start: SocketMood = 'accept'): FakeSockets {
  const lines: FakeLine[] = []
  let mood = start

  const connect: FakeSockets['connect'] = (url, listener) => {
    const sent: unknown[] = []
    let state: 'connecting' | 'open' | 'closed' = 'connecting'
    const line: FakeLine = {
      url: new URL(url),
      sent,
      get isOpen() {
        return state === 'open'
      },
      get isAlive() {
        return state !== 'closed'
      },
      push(message) {
        const text = typeof message === 'string' ? message : JSON.stringify(message)
        if (state === 'open') listener.received(text)
      },
      drop(code = LOST) {
        if (state === 'closed') return
        state = 'closed'
        listener.closed(code)
      }
    }
    lines.push(line)
    queueMicrotask(() => {
      if (state === 'closed' || mood === 'silent') return
      if (mood === 'refuse') return line.drop()
      state = 'open'
      listener.opened()
      if (mood === 'flap') line.drop()
    })
    return {
      send: text => sent.push(JSON.parse(text)),
      close() {
        state = 'closed'
      }
    }
  }

  return {
    connect,
    lines,
    current() {
      const open = lines.findLast(line => line.isOpen)
      if (open === undefined) throw new Error('No live connection is open')
      return open
    },
    become: next => {
      mood = next
    }
  }
}
