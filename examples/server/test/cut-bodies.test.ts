import { type AddressInfo, connect } from 'node:net'
import { noHops } from '@vitrina/core/api'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { type Listener, listen } from '../src/listen.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend
let listener: Listener
const said: unknown[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words))
  backend = await createTestBackend()
  listener = await listen(backend.app, 0, { trustedHops: noHops, stillMs: 100 })
})

afterEach(() => said.splice(0))

afterAll(async () => {
  await listener.close()
  await backend.close()
})

/** Sends the beginning of a request; resolves to what was heard when the connection is over. */
function begin(text: string, leaves = false): Promise<string> {
  // A server that listens on a port has an address of this kind.
  const { port } = listener.server.address() as AddressInfo
  const line = connect({ port, host: '127.0.0.1' })
  let received = ''
  line.setEncoding('utf8').on('data', chunk => {
    received += chunk
  })
  line.on('error', () => undefined)
  line.write(text, () => leaves && line.destroy())
  return new Promise(done => line.once('close', () => done(received)))
}

const HEAD = 'POST /users/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

const bodies = [
  ['of a told length', `${HEAD}Content-Length: 100\r\n\r\n{`],
  ['in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  [
    'of an upload',
    'POST /file/v1 HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100\r\n\r\n--b'
  ]
] as const

const errors = () => backend.log.filter(({ level }) => level === 'error')
const routes = () => backend.log.filter(line => 'route' in line).length

test.each(bodies)(
  'a body %s that stands still is told by 408 and leaves no error',
  async (_, text) => {
    const before = routes()

    expect(await begin(text)).toContain('HTTP/1.1 408 ')

    await expect.poll(routes).toBeGreaterThan(before)
    expect([errors(), said]).toEqual([[], []])
  }
)

test.each(bodies)('a body %s whose sender leaves is no error of the shop', async (_, text) => {
  const before = routes()

  await begin(text, true)

  await expect.poll(routes).toBeGreaterThan(before)
  expect([errors(), said]).toEqual([[], []])
})
