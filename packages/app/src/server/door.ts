import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hops } from '@vitrina/core/api'
import { escapeMarkup } from '@vitrina/core/values'
import { serverMessages } from '../texts/server.messages.ts'
import { limitConnections } from './requests/connections.ts'
import { securityHeaders, setSecurityHeaders } from './requests/headers.ts'
import { answerShortly } from './requests/short-answer.ts'
import type { Storefront } from './storefront.ts'

/**
 * Cuts the connection of an answer that nobody reads: it would hold what was made of it. An answer
 * that is still being made, or is read however slowly, is waited for.
 */
function cutUnread(response: ServerResponse, stillMs: number): void {
  // Node tells of it only when not even a part of what waits was taken.
  response.setTimeout(stillMs, () => {
    if (response.socket?.writableLength) response.socket.destroy()
  })
}

/**
 * Ends a request whose body stands still: it would hold a socket, and whoever waits for it. Looks
 * every `lookMs`, so that it has ended after twice as long.
 */
export function endStill(request: IncomingMessage, response: ServerResponse, lookMs: number): void {
  if (!hasBody(request)) return
  const { socket } = request
  let read = socket.bytesRead
  const timer = setInterval(() => {
    const isStill = socket.bytesRead === read && !request.complete
    read = socket.bytesRead
    if (isStill) end(request, response)
    if (isStill || request.complete) clearInterval(timer)
  }, lookMs)
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

/** Answers what is no request before it becomes one: a head too large, cut, late. */
function answerBroken(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, text] = refusalOf(error.code)
  socket.end(pageOf(status, text), () => socket.destroy())
}

function refusalOf(code: string | undefined): readonly [status: string, text: string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', serverMessages.headTooLarge]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', serverMessages.late]
  return ['400 Bad Request', serverMessages.broken]
}

function pageOf(status: string, text: string): string {
  const title = escapeMarkup(serverMessages.notOpened)
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${escapeMarkup(text)}</p></html>`
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(html)}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    '',
    html
  ].join('\r\n')
}

/** A search of 10,000 Russian letters takes 60 kB of address. */
const HEADER_MAX_BYTES = 96_000
/** Longer than balancers keep theirs, so that none takes a connection which closes at that moment. */
const IDLE_CONNECTION_MS = 65_000
/** A video comes over slow lines, too. */
const REQUEST_MS = 180_000
const STILL_MS = 8000
/** A phone in a tunnel. */
const UNREAD_MS = 20_000
/** An office behind one address: two hundred live connections, and pages. */
const CONNECTIONS_MOST = 400
/** How often it is looked whether a head has come, in parts of the time it has. */
const LOOKS = 8

interface DoorRules {
  readonly hops: Hops
  /** How long a head or a body of a request may stand still, milliseconds. */
  readonly stillMs?: number
  /** For so long an answer may wait for its reader, milliseconds. */
  readonly unreadMs?: number
  /** How many connections one address may hold. */
  readonly connectionsMost?: number
}

/** The storefront's server before it listens: whoever calls holds some of its sockets, never all. */
export function createDoor(
  storefront: Storefront,
  { hops, stillMs = STILL_MS, unreadMs = UNREAD_MS, connectionsMost = CONNECTIONS_MOST }: DoorRules
): Server {
  const server = createServer({
    maxHeaderSize: HEADER_MAX_BYTES,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: stillMs,
    connectionsCheckingInterval: Math.ceil(stillMs / LOOKS)
  })
  const admit = limitConnections(server, { hops, most: connectionsMost })
  server.on('request', (request, response) => {
    endStill(request, response, stillMs / 2)
    cutUnread(response, unreadMs)
    if (admit(request, response)) storefront.handle(request, response)
    else storefront.speak(() => turnAway(response))
  })
  server.on('upgrade', (request, socket, head) => {
    if (admit(request, socket)) storefront.upgrade(request, socket, head)
    else socket.destroy()
  })
  server.on('clientError', (error, socket) => storefront.speak(() => answerBroken(error, socket)))
  return server
}

function turnAway(response: ServerResponse) {
  setSecurityHeaders(response)
  answerShortly(response, 429, serverMessages.tooManyConnections)
}
