import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

import type { Trust } from './http/address.ts'
import { limitConnections } from './http/connections.ts'
import { endStill } from './http/still-body.ts'
import { cutUnread } from './http/unread-answer.ts'
import { StartFailure } from './start-failure.ts'

/** Calls under way get this long to finish when the server is told to stop. */
const DRAIN_MS = 5000
/** For so long a head or a body may stand still. */
const STILL_MS = 8000
/** For so long an answer may wait for its reader: a phone in a tunnel. */
const UNREAD_MS = 20_000
/** An office behind one address: two hundred live connections, and calls. */
const CONNECTIONS_MOST = 400
/** How often it is looked whether a head has come, in parts of the time it has. */
const LOOKS = 8
/** A video comes over slow lines, too. */
const REQUEST_MS = 180_000
/** Longer than balancers keep theirs, so that none takes a connection which closes at that moment. */
const IDLE_CONNECTION_MS = 65_000

export interface Listener {
  readonly server: ReturnType<typeof createAdaptorServer>
  /** Takes no new calls, lets those under way finish, then cuts the rest. */
  close(): Promise<void>
}

interface ListenRules extends Trust {
  /** How long a head or a body of a request may stand still, milliseconds. */
  readonly stillMs?: number
  /** For so long an answer may wait for its reader, milliseconds. */
  readonly unreadMs?: number
  /** How many connections one address may hold. */
  readonly connectionsMost?: number
}

/** Serves an application on a port: whoever calls holds some of its sockets, never all. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  {
    stillMs = STILL_MS,
    unreadMs = UNREAD_MS,
    connectionsMost = CONNECTIONS_MOST,
    ...trust
  }: ListenRules
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: stillMs,
      connectionsCheckingInterval: Math.ceil(stillMs / LOOKS),
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_CONNECTION_MS
    }
  })
  if (server instanceof Server) {
    limitConnections(server, trust, connectionsMost)
    server.on('request', (request, response) => {
      endStill(request, response, stillMs / 2)
      cutUnread(response, unreadMs)
    })
  }
  await new Promise<void>((done, fail) => {
    server.once('error', error => fail(portFailure(error, port)))
    server.listen(port, done)
  })
  return { server, close: () => drain(server) }
}

function drain(server: Listener['server']): Promise<void> {
  return new Promise(done => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, DRAIN_MS)
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

function portFailure(error: Error, port: number): Error {
  if (!('code' in error)) return error
  if (error.code === 'EADDRINUSE') {
    return new StartFailure(
      `Порт ${port} занят: остановите процесс на нём или задайте другой, например API_PORT=${port + 1}.`,
      error
    )
  }
  if (error.code === 'EACCES') {
    return new StartFailure(
      `Порт ${port} недоступен этому пользователю: задайте API_PORT больше 1023.`,
      error
    )
  }
  return error
}
