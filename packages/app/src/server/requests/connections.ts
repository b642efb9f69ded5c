import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { countedAddress, createHolders, type Hops, visitorAddress } from '@vitrina/core/api'

interface ConnectionRules {
  readonly hops: Hops
  /** How many connections one address may hold. */
  readonly most: number
}

/** False when whoever asks holds too many already; what is `held` counts until it closes. */
export type Admit = (request: IncomingMessage, held: EventEmitter) => boolean

/**
 * Cuts what one address opens beyond its share. A proxy carries many visitors over one connection:
 * there each request counts, for the visitor who makes it.
 */
export function limitConnections(server: Server, { hops, most }: ConnectionRules): Admit {
  const holders = createHolders(most)
  const hold = (address: string, held: EventEmitter) => {
    const isAdmitted = holders.take(address)
    if (isAdmitted) held.once('close', () => holders.give(address))
    return isAdmitted
  }
  server.on('connection', socket => {
    const peer = socket.remoteAddress ?? ''
    if (!hops(peer) && !hold(countedAddress(peer), socket)) socket.destroy()
  })
  return (request, held) => {
    const peer = request.socket.remoteAddress ?? ''
    return !hops(peer) || hold(addressOf(request, hops), held)
  }
}

/** Whose request it is, by the connection and the proxies of ours before it. */
export const addressOf = ({ socket, headers }: IncomingMessage, hops: Hops): string =>
  visitorAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), hops)
