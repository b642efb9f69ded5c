import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

import { gentleEnd } from './gentle-end.ts'

const LONG_MS = 600_000

const portOf = (server: Server) => (server.address() as AddressInfo).port

const listening = (server: Server) =>
  new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

test('an open socket does not keep the server from ending', async () => {
  const server = createServer().on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 \r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  const end = gentleEnd(server, LONG_MS)
  await listening(server)
  await new Promise(resolve => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    request({ port: portOf(server), headers })
      .on('upgrade', (_, socket) => resolve(socket.on('error', () => {})))
      .end()
  })

  await end()

  expect(server.address()).toBeNull()
})

test('what was asked before the end is answered', async () => {
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  const server = createServer(async (_, response) => {
    void end()
    await asked
    response.end('всё')
  })
  const end = gentleEnd(server, LONG_MS)
  await listening(server)

  const text = fetch(`http://127.0.0.1:${portOf(server)}`).then(response => response.text())
  await expect.poll(() => server.listening).toBe(false)
  answer()

  expect(await text).toBe('всё')
})

test('what is not answered within the limit is cut', async () => {
  let isAsked = false
  const server = createServer(() => {
    isAsked = true
  })
  const end = gentleEnd(server, 1)
  await listening(server)
  const answer = fetch(`http://127.0.0.1:${portOf(server)}`)
  const outcome = answer.then(
    () => 'answered',
    () => 'cut'
  )
  await expect.poll(() => isAsked).toBe(true)

  await end()

  expect(await outcome).toBe('cut')
})
