import { WebSocket } from 'ws'

import type { SocketMember } from './socket-visitor.ts'

/** A visitor who does not read what he is sent is cut: he finds it when he connects again. */
const UNREAD_MAX_BYTES = 256 * 1024
/** Sockets written to before other work gets its turn. */
const TURN_SOCKETS = 500

export interface Connection {
  readonly socket: WebSocket
  readonly ip: string
  /** Undefined for a guest. */
  readonly member: SocketMember | undefined
  /** Answered the last ping. */
  isAlive: boolean
  /** Messages taken in the current minute. */
  taken: number
  /** What came before the visitor was told what waited for him; then undefined. */
  held: string[] | undefined
}

/** The open sockets of this process, by account. */
export function createConnections() {
  const all = new Set<Connection>()
  const byAccount = new Map<string, Set<Connection>>()
  const byAddress = new Map<string, number>()

  const count = (ip: string, change: number) => {
    const now = (byAddress.get(ip) ?? 0) + change
    if (now > 0) byAddress.set(ip, now)
    else byAddress.delete(ip)
  }

  return {
    all: (): ReadonlySet<Connection> => all,
    countOfAccount: (uid: string) => byAccount.get(uid)?.size ?? 0,
    countOfAddress: (ip: string) => byAddress.get(ip) ?? 0,
    add(connection: Connection): void {
      const { member, ip } = connection
      all.add(connection)
      count(ip, 1)
      if (member === undefined) return
      const own = byAccount.get(member.uid) ?? new Set()
      byAccount.set(member.uid, own.add(connection))
    },
    remove(connection: Connection): void {
      if (!all.delete(connection)) return
      count(connection.ip, -1)
      const uid = connection.member?.uid ?? ''
      const own = byAccount.get(uid)
      own?.delete(connection)
      if (own?.size === 0) byAccount.delete(uid)
    },
    sendToAccount(uid: string, text: string): void {
      for (const connection of byAccount.get(uid) ?? []) send(connection, text)
    },
    async sendToAll(text: string): Promise<void> {
      let turn = 0
      for (const connection of [...all]) {
        send(connection, text)
        turn += 1
        if (turn % TURN_SOCKETS === 0) await new Promise(done => setImmediate(done))
      }
    }
  }
}

export type Connections = ReturnType<typeof createConnections>

/** Sends what waited for a visitor, and after it what came meanwhile. */
export function begin(connection: Connection, waiting: readonly string[]): void {
  const held = connection.held ?? []
  connection.held = undefined
  for (const text of [...waiting, ...held]) send(connection, text)
}

export function send({ socket, held }: Connection, text: string): void {
  if (held !== undefined) held.push(text)
  else if (socket.readyState === WebSocket.OPEN) write(socket, text)
}

function write(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > UNREAD_MAX_BYTES) socket.terminate()
  else socket.send(text)
}
