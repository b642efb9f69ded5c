import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type GuardRules, gentleEnd, guardServer, serverOptions } from '@vitrina/core/server'
import type { Hono } from 'hono'

import { isStorefronts, type Trust } from './http/address.ts'
import { StartFailure } from './start-failure.ts'

export interface Listener {
  readonly server: Server
  /** Takes no new calls, lets those under way finish, then cuts the rest. */
  close(): Promise<void>
}

type ListenRules = Trust & Omit<GuardRules, 'hops'>

/** Serves an application on a port: whoever calls holds some of its sockets, never all. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { trustedHops, storefrontKey, ...rules }: ListenRules
): Promise<Listener> {
  const server = createServer(serverOptions(rules), getRequestListener(app.fetch))
  guardServer(server, {
    ...rules,
    hops: trustedHops,
    carriesMany: ({ headers }) => isStorefronts(headers, { storefrontKey })
  })
  const close = gentleEnd(server)
  await new Promise<void>((done, fail) => {
    server.once('error', error => fail(portFailure(error, port)))
    server.listen(port, done)
  })
  return { server, close }
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
