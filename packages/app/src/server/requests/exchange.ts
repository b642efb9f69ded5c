import * as http from 'node:http'
import * as https from 'node:https'
import type { CallAnswer, CallSettings } from '@vitrina/core/api'
import { defaultShopSettings } from '@vitrina/core/shop-file'

import type { Progress } from './progress.ts'

const ANSWER_MAX_BYTES = 8_000_000
/**
 * Reads for pages are short and may wait for each other: a busy process takes one new connection a
 * turn. Enough that fifty calls to whom does not answer leave the others some.
 */
const READERS_MAX = 64
/** Shows the backend that it is the storefront who names a visitor; no visitor knows the key. */
const KEY_HEADER = 'storefront-key'

export interface BackendRequest {
  readonly method: string
  /** Path and query, percent-encoded. */
  readonly path: string
  readonly headers: http.OutgoingHttpHeaders
  readonly body?: string | Buffer | undefined
  readonly signal?: AbortSignal | undefined
}

export type BackendAnswer = CallAnswer

/** One request to the configured backend over kept-alive sockets. */
export interface Exchange {
  (request: BackendRequest): Promise<http.IncomingMessage>
  readonly progress: Progress
  /** How calls are spelled: names of headers, paths. */
  readonly spelling: CallSettings['config']
}

/** Where the backend is, and how it knows us. */
export interface BackendPlace {
  readonly apiUrl: string
  readonly storefrontKey?: string | undefined
  /** How calls are spelled; the defaults without it. */
  readonly spelling?: CallSettings['config']
}

export function createExchange(place: BackendPlace): Exchange {
  const open = openRequest(place, READERS_MAX)
  const progress = { sent: 0, received: 0, reached: 0 }
  const ask = ({ body, ...options }: BackendRequest): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      progress.sent += 1
      const number = progress.sent
      const request = open({ ...options, headers: { ...options.headers, ...lengthOf(body) } })
      request.once('response', answer => {
        progress.received += 1
        progress.reached = Math.max(progress.reached, number)
        resolve(answer)
      })
      request.once('error', error => {
        // The backend closed a kept-alive socket just as it was taken again: it has heard nothing.
        const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale && options.method === 'GET') resolve(ask({ body, ...options }))
        else reject(error)
      })
      request.end(body)
    })
  return Object.assign(ask, { progress, spelling: place.spelling ?? defaultShopSettings })
}

// Node tells no length with a DELETE, and its body would run into the next request.
const lengthOf = (body: BackendRequest['body']) =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }

/**
 * Starts a request whose body the caller writes; it can only go to the configured backend. However
 * many visitors never end theirs, nobody waits for them.
 */
export function openRequest({ apiUrl, storefrontKey }: BackendPlace, socketsMax = Infinity) {
  const base = new URL(apiUrl)
  const client = base.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, maxSockets: socketsMax })
  const prefix = base.pathname.replace(/\/$/, '')
  const ownKey = storefrontKey === undefined ? {} : { [KEY_HEADER]: storefrontKey }
  return ({ path, headers, ...options }: Omit<BackendRequest, 'body'>) => {
    const { [KEY_HEADER]: _, ...passed } = headers
    return client.request({
      ...options,
      headers: { ...passed, ...ownKey },
      agent,
      protocol: base.protocol,
      hostname: base.hostname,
      port: base.port,
      path: prefix + path
    })
  }
}

/** Reads a whole answer; one that is cut or too long is an error. */
export async function readText(message: http.IncomingMessage): Promise<BackendAnswer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of message) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES) throw new Error('The answer of the backend is too long')
    chunks.push(chunk)
  }
  const { statusCode: status = 0, statusMessage: statusText = '' } = message
  return { status, statusText, text: Buffer.concat(chunks).toString('utf8') }
}
