import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Hops } from '@vitrina/core/api'

import { serverMessages } from '../texts/server.messages.ts'
import { answerBroken } from './broken-request.ts'
import { limitConnections } from './connections.ts'
import { setSecurityHeaders } from './headers.ts'
import { answerShortly } from './short-answer.ts'
import { endStill } from './still-body.ts'
import type { Storefront } from './storefront.ts'
import { cutUnread } from './unread-answer.ts'

/** A search of 10,000 Russian letters takes 60 kB of address. */
const HEADER_MAX_BYTES = 96_000
/** Longer than balancers keep theirs, so that none takes a connection which closes at that moment. */
const IDLE_CONNECTION_MS = 65_000
/** A video comes over slow lines, too. */
const REQUEST_MS = 180_000
const STILL_MS = 8000
/** A phone in a tunnel. */
const UNREAD_MS = 20_000
/** An office behind one address: two hundred live connections, and pages. */
const CONNECTIONS_MOST = 400
/** How often it is looked whether a head has come, in parts of the time it has. */
const LOOKS = 8

interface DoorRules {
  readonly hops: Hops
  /** How long a head or a body of a request may stand still, milliseconds. */
  readonly stillMs?: number
  /** For so long an answer may wait for its reader, milliseconds. */
  readonly unreadMs?: number
  /** How many connections one address may hold. */
  readonly connectionsMost?: number
}

/** The storefront's server before it listens: whoever calls holds some of its sockets, never all. */
export function createDoor(
  storefront: Storefront,
  { hops, stillMs = STILL_MS, unreadMs = UNREAD_MS, connectionsMost = CONNECTIONS_MOST }: DoorRules
): Server {
  const server = createServer({
    maxHeaderSize: HEADER_MAX_BYTES,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: stillMs,
    connectionsCheckingInterval: Math.ceil(stillMs / LOOKS)
  })
  const admit = limitConnections(server, { hops, most: connectionsMost })
  server.on('request', (request, response) => {
    endStill(request, response, stillMs / 2)
    cutUnread(response, unreadMs)
    if (admit(request, response)) storefront.handle(request, response)
    else storefront.speak(() => turnAway(response))
  })
  server.on('upgrade', (request, socket, head) => {
    if (admit(request, socket)) storefront.upgrade(request, socket, head)
    else socket.destroy()
  })
  server.on('clientError', (error, socket) => storefront.speak(() => answerBroken(error, socket)))
  return server
}

function turnAway(response: ServerResponse) {
  setSecurityHeaders(response)
  answerShortly(response, 429, serverMessages.tooManyConnections)
}
