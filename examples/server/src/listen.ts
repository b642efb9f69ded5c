import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

import { StartFailure } from './start-failure.ts'

/** Calls under way get this long to finish when the server is told to stop. */
const DRAIN_MS = 5000
const HEADERS_MS = 10_000
/** A video comes over slow lines, too. */
const REQUEST_MS = 180_000
/** Longer than balancers keep theirs, so that none takes a connection which closes at that moment. */
const IDLE_CONNECTION_MS = 65_000

export interface Listener {
  readonly server: ReturnType<typeof createAdaptorServer>
  /** Takes no new calls, lets those under way finish, then cuts the rest. */
  close(): Promise<void>
}

/** Serves an application on a port. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_CONNECTION_MS
    }
  })
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
