import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAddress, createHolders } from '@vitrina/core/api'

import { isStorefronts, type Trust } from './address.ts'

/**
 * Cuts what one address opens beyond its share. Proxies of ours and the storefront carry everybody's
 * calls: their connections are not counted.
 */
export function limitConnections(server: Server, trust: Trust, most: number): void {
  const holders = createHolders(most)
  const counted = new Map<Socket, () => void>()
  server.on('connection', socket => {
    const peer = socket.remoteAddress ?? ''
    if (trust.trustedHops(peer)) return
    const address = countedAddress(peer)
    if (!holders.take(address)) {
      socket.destroy()
      return
    }
    const release = () => {
      if (counted.delete(socket)) holders.give(address)
    }
    counted.set(socket, release)
    socket.once('close', release)
  })
  const releaseStorefronts = ({ socket, headers }: IncomingMessage) => {
    if (isStorefronts(headers, trust)) counted.get(socket)?.()
  }
  server.on('request', releaseStorefronts)
  server.on('upgrade', releaseStorefronts)
}
