import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Requests under way get this long to be answered, milliseconds. */
const LIMIT_MS = 5000

/**
 * Returns the way to end a server: it answers what was asked, cuts idle connections and upgraded
 * sockets at once, and after `limitMs` whatever is left. Resolves when nothing is open any more.
 */
export function gentleEnd(server: Server, limitMs = LIMIT_MS): () => Promise<void> {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () =>
    new Promise(resolve => {
      const cut = setTimeout(() => server.closeAllConnections(), limitMs)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      server.closeIdleConnections()
      for (const socket of sockets) socket.destroy()
    })
}
