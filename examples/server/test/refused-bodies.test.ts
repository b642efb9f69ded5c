import { Agent, type IncomingMessage, request, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noHops } from '@vitrina/core/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Listener, listen } from '../src/listen.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend
let listener: Listener
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  backend = await createTestBackend()
  listener = await listen(backend.app, 0, { trustedHops: noHops })
})

afterAll(async () => {
  agent.destroy()
  await listener.close()
  await backend.close()
})

/** Sends a call over the one kept connection; resolves to its status once the answer is read. */
function send(method: string, path: string, body = ''): Promise<number> {
  // A server that listens on a port has an address of this kind.
  const { port } = listener.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, method, path, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** The request that comes next, as the server holds it. */
const nextRequest = () =>
  new Promise<IncomingMessage>(resolve => {
    if (listener.server instanceof Server) listener.server.once('request', resolve)
  })

test.each([
  ['too large', 'POST', '/basket/v1/products', 300_000, 413],
  ['much too large', 'POST', '/basket/v1/products', 5_000_000, 413],
  ['too large for a call that there is not', 'DELETE', '/nothing/v1', 300_000, 404],
  ['that a call which there is not never reads', 'POST', '/nothing/v1', 200_000, 404],
  ['that a guest may not send', 'PUT', '/users/v1/profile', 200_000, 401]
])('a body %s leaves its connection to the next call', async (_, method, path, size, status) => {
  const coming = nextRequest()
  const answered = await send(method, path, 'x'.repeat(size))
  const held = await coming
  const { socket } = held
  await new Promise(done => (held.closed ? done(undefined) : held.once('close', done)))

  expect([413, status]).toContain(answered)
  expect(held.complete).toBe(true)
  expect(socket.destroyed).toBe(false)
  expect(await send('GET', '/health')).toBe(200)
})
