import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { createExchange, readText } from './exchange.ts'
import { createTurn } from './progress.ts'

let backend: Server | undefined

afterEach(() => {
  backend?.closeAllConnections()
  backend?.close()
})

/** A backend that cuts every connection at its second request, as one that was idle too long. */
async function openForgetful() {
  const asked: string[] = []
  const used = new WeakSet<object>()
  backend = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (used.has(request.socket)) return void request.socket.resetAndDestroy()
    used.add(request.socket)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  return { asked, exchange: createExchange({ apiUrl: `http://127.0.0.1:${port}` }) }
}

test('a read that meets a connection closed meanwhile is asked again over a new one', async () => {
  const { asked, exchange } = await openForgetful()
  const read = async () => readText(await exchange({ method: 'GET', path: '/init', headers: {} }))

  await read()

  expect(await read()).toEqual({ status: 200, statusText: 'OK', text: '{}' })
  expect(asked).toHaveLength(3)
})

test('a write is never sent twice: the connection may have been lost after it was heard', async () => {
  const { asked, exchange } = await openForgetful()
  const write = async () =>
    readText(await exchange({ method: 'POST', path: '/orders/v1', headers: {}, body: '{}' }))

  await write()

  await expect(write()).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(asked).toHaveLength(2)
})

test('a backend that is not there is an error, not a wait', async () => {
  const { exchange } = await openForgetful()
  backend?.closeAllConnections()
  backend?.close()

  await expect(exchange({ method: 'GET', path: '/init', headers: {} })).rejects.toMatchObject({
    code: 'ECONNREFUSED'
  })
})

test('tells how far the backend has come, whoever asked', async () => {
  const { exchange } = await openForgetful()
  const turn = createTurn(exchange.progress)
  const ask = (path: string) => exchange({ method: 'GET', path, headers: {} }).then(readText)

  expect(turn()).toBe(false)
  await Promise.all([ask('/init'), ask('/sites/v1')])

  expect(exchange.progress).toEqual({ sent: 2, received: 2, reached: 2 })
  expect(turn()).toBe(false)
})
