import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse
} from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Hops } from '@vitrina/core/api'
import { addressOf } from '@vitrina/core/server'
import { serverMessages } from '../../texts/server.messages.ts'
import { type BackendPlace, openRequest } from './exchange.ts'
import { send } from './send-request.ts'
import type { ServedRequest } from './served-request.ts'

export const API = '/api'
/** A backend that is away is looked for again so soon. */
const RETRY_SECONDS = '5'

// RFC 9110, 7.6.1: they belong to one connection.
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

export const isApiPath = (path: string) => path === API || path.startsWith(`${API}/`)

/** They say where a body ends: ours to say, whatever a visitor calls a matter of his connection. */
const FRAMING = ['content-length', 'transfer-encoding'] as const

/** Passes `/api/*` to the backend without the prefix, as streams both ways, WebSocket included. */
export function createProxy({ hops, ...place }: BackendPlace & { readonly hops: Hops }) {
  const open = openRequest(place)

  function toBackend(request: IncomingMessage, headers: OutgoingHttpHeaders) {
    const path = (request.url ?? '').slice(API.length) || '/'
    return open({ method: request.method ?? 'GET', path, headers })
  }

  return {
    async pass({ request, response }: ServedRequest): Promise<void> {
      const outgoing = toBackend(request, {
        ...forwardedHeaders(request, hops),
        ...framingOf(request)
      })
      response.once('close', () => outgoing.destroy())
      try {
        const answer = await send(request, outgoing)
        copyAnswer(answer, response)
        await pipeline(answer, response)
      } catch {
        refuse(response)
      }
    },

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const headers = {
        ...forwardedHeaders(request, hops),
        connection: 'upgrade',
        upgrade: 'websocket'
      }
      const outgoing = toBackend(request, headers)
      socket.once('error', () => outgoing.destroy())
      outgoing.once('upgrade', (answer, upstream, upstreamHead) => {
        socket.write(statusAndHeaders(answer))
        if (upstreamHead.length > 0) socket.write(upstreamHead)
        if (head.length > 0) upstream.write(head)
        // A broken side ends the other; there is nobody left to tell.
        pipeline(socket, upstream, socket).catch(() => upstream.destroy())
      })
      outgoing.once('response', answer => {
        socket.end(statusAndHeaders(answer))
        answer.resume()
      })
      outgoing.once('error', () => socket.end('HTTP/1.1 502 \r\nConnection: close\r\n\r\n'))
      outgoing.end()
    }
  }
}

function forwardedHeaders(request: IncomingMessage, hops: Hops): OutgoingHttpHeaders {
  const { headers } = request
  // The API knows visitors by their headers; cookies of the page are not its business.
  const { cookie: _, 'content-length': __, ...passed } = withoutHops(headers)
  return {
    ...passed,
    'x-forwarded-for': addressOf(request, hops),
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http'
  }
}

/**
 * How the visitor's body is framed on its way. Node frames none of a GET or a DELETE by itself: its
 * body would be read as the next request of a socket that others use, too.
 */
const framingOf = ({ headers }: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(
    FRAMING.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  )

function withoutHops(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name))
  )
}

function copyAnswer(answer: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(withoutHops(answer.headers))) {
    if (value !== undefined) response.setHeader(name, value)
  }
  // A space: the reason phrase would come before the server's own message (E1).
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage || ' ')
}

/** The backend is away: said in words before the answer began, by a cut connection after. */
function refuse(response: ServerResponse) {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(502, ' ', {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': RETRY_SECONDS
  })
  response.end(JSON.stringify({ message: serverMessages.backendSilent }))
}

function statusAndHeaders(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage ?? ''}`]
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}
