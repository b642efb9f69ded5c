import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

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
