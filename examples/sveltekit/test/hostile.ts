import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { OpenedFront } from '../../../scripts/lib/fronts.mjs'

/** Texts for people, whose letters no code, address or word of the wire has. */
const TEXT = /[а-яё]/i

/** The same front before a backend whose every text ends with these words. */
export async function openHostile(front: OpenedFront, words: readonly string[]) {
  const backend = createServer(async (request, response) => {
    const answer = await fetch(front.apiUrl + request.url, await sentBy(request))
    const text = await answer.text()
    const { status, headers } = answer
    const type = headers.get('content-type') ?? ''
    response.writeHead(status, { 'content-type': type })
    response.end(
      type.includes('json') ? JSON.stringify(poisoned(JSON.parse(text), words.join(' '))) : text
    )
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const { url, stop: stopFront } = await front.before(`http://127.0.0.1:${port}`)
  const stop = async () => {
    await stopFront()
    backend.closeAllConnections()
    backend.close()
  }
  return { url, stop }
}

async function sentBy(request: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { host, connection, 'content-length': length, ...headers } = request.headers
  const method = request.method ?? 'GET'
  const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) }
  return { method, headers: headers as Record<string, string>, ...body }
}

function poisoned(value: unknown, words: string): unknown {
  if (typeof value === 'string') return TEXT.test(value) ? `${value} ${words}` : value
  if (Array.isArray(value)) return value.map(one => poisoned(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, poisoned(own, words)])
  )
}
