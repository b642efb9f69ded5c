import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createDoor } from './door.ts'
import type { Settings } from './settings.ts'
import type { Storefront } from './storefront.ts'

/**
 * Returns the way to end a server: what was asked is answered, idle connections and open sockets are
 * cut. Resolves when all is done, after `limitMs` at the latest.
 */
export function gentleEnd(server: Server, limitMs: number): () => Promise<void> {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
      for (const socket of sockets) socket.destroy()
      setTimeout(resolve, limitMs).unref()
    })
}

const STOP_LIMIT_MS = 5000

interface Runnable {
  readonly settings: Settings
  readonly storefront: Storefront
}

/** Opens the port and closes it again on a signal; what is wrong is said in one line. */
export async function run(prepare: () => Runnable | Promise<Runnable>): Promise<void> {
  try {
    const { settings, storefront } = await prepare()
    const server = createDoor(storefront, { hops: settings.trustedHops })
    const end = gentleEnd(server, STOP_LIMIT_MS)
    await listen(server, settings.port)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => end().then(() => process.exit(0)))
    }
    console.log(`Витрина слушает порт ${settings.port}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(new Error(explain(error, port), { cause: error })))
    server.listen(port, resolve)
  })
}

function explain(error: Error & { code?: string }, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Порт ${port} занят. Освободите его или выберите другой: PORT=${port + 1}`
  }
  if (error.code === 'EACCES')
    return `Порт ${port} закрыт для этого пользователя. Выберите PORT=3000`
  return `Витрина не открылась на порту ${port}: ${error.message}`
}
