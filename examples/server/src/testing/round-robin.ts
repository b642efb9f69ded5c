import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** The instances' own answers promise 65 s to a waiting connection and pass through here. */
const IDLE_CONNECTION_MS = 70_000

export interface RoundRobin {
  readonly port: number
  close(): Promise<void>
}

/**
 * A plain balancer: every request and every live connection goes to the next instance in turn, one
 * that does not listen is passed over, one that breaks in the middle is told as 502.
 */
export async function openRoundRobin(ports: readonly number[], port = 0): Promise<RoundRobin> {
  let turn = 0
  const next = () => ports[turn++ % ports.length] ?? 0
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, (request, response) => {
    forward(request, response, { next, left: ports.length })
  })
  const streams = new Set<Duplex>()
  server.on('upgrade', (request, stream, head) => {
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
    stream.on('error', () => stream.destroy())
    join(request, stream, { head, next, left: ports.length })
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const stream of streams) stream.destroy()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  }
}

interface Turn {
  readonly next: () => number
  /** How many instances are not asked yet. */
  readonly left: number
}

function forward(request: IncomingMessage, response: ServerResponse, { next, left }: Turn): void {
  const { method, url: path, headers } = request
  const upstream = ask({ host: '127.0.0.1', port: next(), method, path, headers, agent: false })
  upstream.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  upstream.on('error', error => {
    if (isClosedPort(error) && left > 1) forward(request, response, { next, left: left - 1 })
    else if (response.headersSent) response.destroy()
    else response.writeHead(502).end('{}')
  })
  response.on('close', () => upstream.destroy())
  // A refused connection took nothing of the body, so that another instance can read all of it.
  upstream.on('socket', socket => socket.once('connect', () => request.pipe(upstream)))
}

function join(
  request: IncomingMessage,
  stream: Duplex,
  { head, next, left }: Turn & { readonly head: Buffer }
): void {
  const upstream = connect(next(), '127.0.0.1', () => {
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${linesOf(request)}\r\n`)
    upstream.write(head)
    upstream.pipe(stream).pipe(upstream)
  })
  upstream.on('error', error => {
    if (isClosedPort(error) && left > 1) join(request, stream, { head, next, left: left - 1 })
    else stream.destroy()
  })
  upstream.on('close', hadError => {
    if (!hadError) stream.destroy()
  })
  stream.on('close', () => upstream.destroy())
}

const linesOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.map((text, place) => (place % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')

const isClosedPort = (error: Error) => 'code' in error && error.code === 'ECONNREFUSED'
