import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'

import { createHolders } from '../api/holders.ts'
import type { Hops } from '../api/hops.ts'
import { countedAddress, visitorAddress } from '../api/visitor-address.ts'

/** How long a head or a body may stand still. */
const STILL_MS = 8000
/** How long a response may wait for its reader: a phone in a tunnel. */
const UNREAD_MS = 20_000
/** An office behind one address: two hundred live connections, and as many requests. */
const CONNECTIONS_MOST = 400
/** How often it is checked whether a head has come, in parts of the time it has. */
const CHECKS = 8
/** A video comes over slow lines, too. */
const REQUEST_MS = 180_000
/** Longer than balancers keep theirs, so that none takes a connection which closes at that moment. */
const IDLE_CONNECTION_MS = 65_000

export interface GuardRules {
  /** The shop's own proxies: their connections carry many visitors and are not counted. */
  readonly hops: Hops
  /** How long a head or a body of a request may stand still, milliseconds. */
  readonly stillMs?: number | undefined
  /** How long a response may wait for its reader, milliseconds. */
  readonly unreadMs?: number | undefined
  /** How many connections one address may hold. */
  readonly connectionsMost?: number | undefined
  /** Recognises requests of others that carry many visitors: their connection is not counted any more. */
  readonly carriesMany?: (request: IncomingMessage) => boolean
}

/** Returns false when the visitor holds too many requests already; what is `held` counts until it closes. */
export type Admit = (request: IncomingMessage, held: EventEmitter) => boolean

/** Gives the time limits of a guarded server to whoever creates it. */
export const serverOptions = ({ stillMs = STILL_MS }: Pick<GuardRules, 'stillMs'>) =>
  ({
    headersTimeout: stillMs,
    connectionsCheckingInterval: Math.ceil(stillMs / CHECKS),
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS
  }) satisfies ServerOptions

/**
 * Lets no caller hold all sockets of a server: limits the connections of an address, ends requests
 * whose body stands still, cuts responses that nobody reads. Behind a proxy of the shop each request
 * counts for its visitor, if the server asks `Admit`.
 */
export function guardServer(server: Server, rules: GuardRules): Admit {
  const { stillMs = STILL_MS, unreadMs = UNREAD_MS } = rules
  const admit = limitConnections(server, rules)
  server.on('request', (request, response) => {
    endStill(request, response, stillMs / 2)
    cutUnread(response, unreadMs)
  })
  return admit
}

/** Closes the connections that an address opens beyond its share. */
function limitConnections(
  server: Server,
  { hops, connectionsMost = CONNECTIONS_MOST, carriesMany }: GuardRules
): Admit {
  const holders = createHolders(connectionsMost)
  const releases = new WeakMap<EventEmitter, () => void>()
  const hold = (address: string, held: EventEmitter) => {
    if (!holders.take(address)) return false
    const release = () => {
      if (releases.delete(held)) holders.give(address)
    }
    releases.set(held, release)
    held.once('close', release)
    return true
  }
  server.on('connection', socket => {
    const peer = socket.remoteAddress ?? ''
    if (!hops(peer) && !hold(countedAddress(peer), socket)) socket.destroy()
  })
  const releaseCarrier = (request: IncomingMessage) => {
    if (carriesMany?.(request)) releases.get(request.socket)?.()
  }
  server.on('request', releaseCarrier)
  server.on('upgrade', releaseCarrier)
  return (request, held) =>
    !hops(request.socket.remoteAddress ?? '') || hold(addressOf(request, hops), held)
}

/** Finds whose request it is, by the connection and the shop's own proxies before it. */
export const addressOf = ({ socket, headers }: IncomingMessage, hops: Hops): string =>
  visitorAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), hops)

/**
 * Ends a request whose body stands still: it would hold a socket, and whoever waits for it. Checks
 * every `checkMs`, so that it has ended after twice as long.
 */
export function endStill(
  request: IncomingMessage,
  response: ServerResponse,
  checkMs: number
): void {
  if (!hasBody(request)) return
  const { socket } = request
  let read = socket.bytesRead
  const timer = setInterval(() => {
    const isStill = socket.bytesRead === read && !request.complete
    read = socket.bytesRead
    if (isStill) end(request, response)
    if (isStill || request.complete) clearInterval(timer)
  }, checkMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

function end(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.destroy()
    return
  }
  response.writeHead(408, ' ', { Connection: 'close' })
  response.end(() => request.destroy())
}

/**
 * Cuts the connection of a response that nobody reads: it would hold what was made of it. A response
 * that is still being made, or is read however slowly, is waited for.
 */
function cutUnread(response: ServerResponse, unreadMs: number): void {
  // Node tells of it only when not even a part of what waits was taken.
  response.setTimeout(unreadMs, () => {
    if (response.socket?.writableLength) response.socket.destroy()
  })
}
