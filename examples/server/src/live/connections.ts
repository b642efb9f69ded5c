import { WebSocket } from 'ws'

import {
  type NotificationRow,
  toNotification
} from '../modules/notifications/read-notifications.ts'
import type { SocketMember } from './socket-visitor.ts'

/** A visitor who does not read what he is sent is cut: he finds it when he connects again. */
const UNREAD_MAX_BYTES = 256 * 1024
/** Sockets written to before other work gets its turn. */
const TURN_SOCKETS = 500

/** A notification as it is sent, written once for all who hear it. */
export interface Message extends Pick<NotificationRow, 'created_at' | 'position'> {
  readonly text: string
}

export const messageOf = (row: NotificationRow): Message => ({
  text: JSON.stringify(toNotification(row)),
  created_at: row.created_at,
  position: row.position
})

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
  held: Message[] | undefined
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
    sendToAccount(uid: string, message: Message): void {
      for (const connection of byAccount.get(uid) ?? []) send(connection, message)
    },
    async sendToAll(message: Message): Promise<void> {
      let turn = 0
      for (const connection of [...all]) {
        send(connection, message)
        turn += 1
        if (turn % TURN_SOCKETS === 0) await new Promise(done => setImmediate(done))
      }
    }
  }
}

export type Connections = ReturnType<typeof createConnections>

type Outlet = Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'send' | 'terminate'>

interface Listener extends Pick<Connection, 'held'> {
  readonly socket: Outlet
}

/**
 * Sends what waited for a visitor and what came meanwhile, each once, in the order it was stored: either
 * may have some of the other, older or newer.
 */
export function begin(listener: Listener, waiting: readonly Message[]): void {
  const all = [...waiting, ...(listener.held ?? [])]
  listener.held = undefined
  const once = new Map(all.map(message => [message.text, message])).values()
  for (const message of [...once].sort(byAge)) send(listener, message)
}

const byAge = (one: Message, other: Message) =>
  Number(one.created_at) - Number(other.created_at) || one.position - other.position

function send({ socket, held }: Listener, message: Message): void {
  if (held !== undefined) held.push(message)
  else write(socket, message.text)
}

export function write(socket: Outlet, text: string): void {
  if (socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > UNREAD_MAX_BYTES) socket.terminate()
  else socket.send(text)
}
