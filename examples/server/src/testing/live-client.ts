import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notificationSocketPath } from '@vitrina/core/contracts'
import { WebSocket, WebSocketServer } from 'ws'

import { createGateway, type Gateway } from '../live/gateway.ts'
import type { TestBackend } from './test-backend.ts'

/** One instance of the backend's live half on a real port. */
export interface LiveInstance {
  readonly url: string
  readonly gateway: Gateway
  readonly server: Server
  close(): Promise<void>
}

export async function openLiveInstance({ deps }: Pick<TestBackend, 'deps'>): Promise<LiveInstance> {
  const gateway = createGateway(deps)
  const server = createServer()
  server.on('upgrade', gateway.upgrade)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}${notificationSocketPath}`,
    gateway,
    server,
    async close() {
      await gateway.close()
      await new Promise(done => server.close(done))
    }
  }
}

/** A server that takes every connection and drops it at once. */
export async function openFlappingServer() {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise(done => sockets.once('listening', done))
  sockets.on('connection', socket => socket.close())
  const { port } = sockets.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}`, close: () => sockets.close() }
}

/** A visitor's end of a real socket, and everything it was told. */
export interface LiveClient {
  readonly socket: WebSocket
  readonly messages: readonly Readonly<Record<string, unknown>>[]
  /** The close code, once it is closed. */
  readonly closed: Promise<number>
}

/** What it was told, in order: a heartbeat has no title, and what was stored just now may come twice. */
export const titles = ({ messages }: Pick<LiveClient, 'messages'>) => [
  ...new Set(messages.flatMap(({ title }) => title ?? []))
]

interface ConnectOptions {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: readonly string[]
}

/** Resolves when the socket is open; rejects with the status when it is refused. */
export async function connectLive(url: string, options: ConnectOptions = {}): Promise<LiveClient> {
  const { token, headers = {}, protocols = [] } = options
  const query = token === undefined ? '' : `?token=${encodeURIComponent(`Bearer ${token}`)}`
  const socket = new WebSocket(url + query, [...protocols], { headers: { ...headers } })
  const messages: Record<string, unknown>[] = []
  socket.on('message', data => messages.push(JSON.parse(data.toString())))
  const closed = new Promise<number>(done => socket.once('close', done))
  await new Promise<void>((done, fail) => {
    socket.once('open', done)
    socket.once('unexpected-response', (_, { statusCode }) => fail(new Error(String(statusCode))))
    socket.once('error', fail)
  })
  return { socket, messages, closed }
}

interface SocketListener {
  opened(): void
  received(text: string): void
  closed(code: number): void
}

/** The core's socket port on a real socket of Node. */
export function openSocket(url: string, listener: SocketListener) {
  const socket = new WebSocket(url)
  let isClosed = false
  const unlessClosed = (notify: () => void) => {
    if (!isClosed) notify()
  }
  socket.on('open', () => unlessClosed(listener.opened))
  socket.on('message', data => unlessClosed(() => listener.received(data.toString())))
  // The close that follows tells of it.
  socket.on('error', () => undefined)
  socket.on('close', code => unlessClosed(() => listener.closed(code)))
  return {
    send: (text: string) => socket.send(text),
    close() {
      isClosed = true
      socket.terminate()
    }
  }
}
