import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { notificationSocketPath } from '@vitrina/core/contracts'
import { type RawData, WebSocketServer } from 'ws'

import type { AppDeps } from '../http/adapter.ts'
import { addressOfSocket, isLoopback } from '../http/address.ts'
import { HttpError } from '../http/errors.ts'
import { NO_LIMITS } from '../http/limits.ts'
import {
  type NotificationRow,
  readForGuest,
  readUnread
} from '../modules/notifications/read-notifications.ts'
import { begin, type Connection, createConnections, messageOf } from './connections.ts'
import { beat, TOKEN_ENDED } from './heartbeat.ts'
import { createPushing } from './pushing.ts'
import { createReadReports } from './read-reports.ts'
import { isOriginAllowed, pathOf, TOKEN_PROTOCOL, tokenOf } from './socket-request.ts'
import { readMember } from './socket-visitor.ts'

const MESSAGE_MAX_BYTES = 16 * 1024
const MESSAGES_A_BEAT = 50
const BEAT_MS = 30_000
/** Tabs of one account, and visitors behind one address. */
const SOCKETS_OF_ACCOUNT = 20
const SOCKETS_OF_ADDRESS = 200
const CLOSE_MS = 1000
const GOING_AWAY = 1001
const TOO_MANY_MESSAGES = 1008

/** The live connections of one process. */
export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Runs one heartbeat now. */
  beat(): Promise<void>
  /** How many visitors are connected. */
  count(): number
  close(): Promise<void>
}

type GatewayDeps = Pick<AppDeps, 'db' | 'settings' | 'limits' | 'log' | 'now' | 'live'>

export function createGateway(deps: GatewayDeps): Gateway {
  const { db, log, now, live } = deps
  const connections = createConnections()
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MESSAGE_MAX_BYTES,
    handleProtocols: offered => (offered.has(TOKEN_PROTOCOL) ? TOKEN_PROTOCOL : false)
  })
  const report = (error: unknown) =>
    log({ level: 'error', live: 'failed', error: String(error).slice(0, 300) })
  const takeReport = createReadReports(db, now)
  const push = createPushing({ db, connections, now })
  const unsubscribe = live.subscribe(news => void push(news).catch(report))
  const beatNow = () => beat({ db, connections, now })
  const timer = setInterval(() => beatNow().catch(report), BEAT_MS)
  timer.unref()

  async function accept(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const ip = addressOfSocket(request, deps.settings)
    if (pathOf(request) !== notificationSocketPath) throw new HttpError(404, 'Нет такого адреса')
    if (!isOriginAllowed(request, deps.settings)) throw new HttpError(403, 'Чужой источник')
    if (!isLoopback(ip)) await deps.limits.spend('socket', ip)
    const { secret, shop } = deps.settings
    const token = tokenOf(request, shop.socketTokenParam)
    const member = token && (await readMember(token, { db, secret, now: now() }))
    const isFull =
      (deps.limits !== NO_LIMITS && connections.countOfAddress(ip) >= SOCKETS_OF_ADDRESS) ||
      (member && connections.countOfAccount(member.uid) >= SOCKETS_OF_ACCOUNT)
    if (isFull) throw new HttpError(429, 'Слишком много соединений')
    if (stream.destroyed) return
    sockets.handleUpgrade(request, stream, head, socket => {
      socket.on('error', () => socket.terminate())
      // Said after the upgrade: a browser sees why a connection ended, not why it never began.
      if (token !== undefined && !member) socket.close(TOKEN_ENDED)
      else greet({ socket, ip, member: member || undefined, isAlive: true, taken: 0, held: [] })
    })
  }

  function greet(connection: Connection): void {
    const { socket } = connection
    connections.add(connection)
    socket.on('close', () => connections.remove(connection))
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('message', data => void take(connection, data).catch(report))
    log({ level: 'info', live: 'open', member: connection.member !== undefined })
    void sendWaiting(connection).catch(report)
  }

  async function sendWaiting(connection: Connection): Promise<void> {
    const { member } = connection
    let waiting: readonly NotificationRow[] = []
    try {
      waiting = member ? await readUnread(db, member.uid) : await readForGuest(db, now())
    } finally {
      begin(connection, waiting.map(messageOf))
    }
  }

  async function take(connection: Connection, data: RawData): Promise<void> {
    connection.isAlive = true
    connection.taken += 1
    const { member, socket, taken } = connection
    if (taken > MESSAGES_A_BEAT) return socket.close(TOO_MANY_MESSAGES)
    if (member) await takeReport(data.toString(), member.uid)
  }

  return {
    upgrade(request, stream, head) {
      // A client that goes away meanwhile must not end the process.
      stream.on('error', () => stream.destroy())
      accept(request, stream, head).catch(error => {
        if (!(error instanceof HttpError)) report(error)
        refuse(stream, error instanceof HttpError ? error.status : 500)
      })
    },
    beat: beatNow,
    count: () => connections.all().size,
    async close() {
      clearInterval(timer)
      unsubscribe()
      for (const { socket } of connections.all()) socket.close(GOING_AWAY)
      const end = Date.now() + CLOSE_MS
      while (connections.all().size > 0 && Date.now() < end) {
        await new Promise(done => setTimeout(done, 10))
      }
      for (const { socket } of connections.all()) socket.terminate()
      sockets.close()
    }
  }
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
