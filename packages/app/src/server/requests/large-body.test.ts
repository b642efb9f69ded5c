import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { close, open } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const running: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

/**
 * A backend that refuses a body by its head, and goes before it has read all of it: after its time, or
 * without one when it is told to.
 */
async function start(patienceMs?: number) {
  const sockets = new Set<Socket>()
  const backend = createServer((incoming, response) => {
    incoming.resume()
    response.writeHead(413, ' ', { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ message: 'Слишком большой запрос' }))
    sockets.add(incoming.socket)
    if (patienceMs) setTimeout(() => incoming.socket.destroy(), patienceMs)
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const storefront = await startTestStorefront({
    apiUrl: `http://127.0.0.1:${await open(backend)}`
  })
  running.push(storefront.close, () => close(backend))
  return { ...storefront, cut }
}

test.each([
  ['as soon as it is heard', undefined],
  ['after half a second', 500]
])(
  'a body that is too large is refused in words, not by a line that is cut %s',
  async (_, patienceMs) => {
    const storefront = await start(patienceMs)

    for (const megabytes of [1, 8, 30]) {
      const body = 'ж'.repeat(megabytes * 500_000)
      const answer = await storefront.fetch('/api/orders/v1', { method: 'POST', body })
      if (patienceMs === undefined) storefront.cut()

      expect(answer.status).toBe(413)
      expect(answer.statusText.trim()).toBe('')
      expect(await answer.json()).toEqual({ message: 'Слишком большой запрос' })
    }
  }
)

test.each([413, 404, 401])(
  'a connection on which a body was refused with %s carries no call of anybody else',
  async status => {
    const sockets: Socket[] = []
    const backend = createServer((incoming, response) => {
      sockets.push(incoming.socket)
      const isRefused = incoming.method === 'POST'
      incoming.resume().once('end', () => {
        response.writeHead(isRefused ? status : 200, ' ', { 'Content-Type': 'application/json' })
        response.end('{}')
      })
    })
    const storefront = await startTestStorefront({
      apiUrl: `http://127.0.0.1:${await open(backend)}`
    })
    running.push(storefront.close, () => close(backend))

    const refused = await storefront.fetch('/api/any/v1', {
      method: 'POST',
      body: 'x'.repeat(300_000)
    })
    await refused.text()
    await storefront.fetch('/api/other/v1')

    expect(refused.status).toBe(status)
    expect(new Set(sockets).size).toBe(2)
  }
)

test('the line is good for the next call after a refusal', async () => {
  const storefront = await start(1000)
  const send = () =>
    storefront.fetch('/api/orders/v1', { method: 'POST', body: 'x'.repeat(2_000_000) })

  const answers = await Promise.all(Array.from({ length: 10 }, send))

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(413))
  expect((await storefront.fetch('/healthz')).status).toBe(200)
})

test('who sends without end hears the refusal and is cut off', async () => {
  const storefront = await start(500)
  const line = connect(Number(new URL(storefront.url).port), '127.0.0.1')
  let received = ''
  line.on('data', text => {
    received += text
  })
  line.on('error', () => undefined)
  const gone = new Promise(done => line.once('close', done))
  const size = 1024 * 1024
  const more = () => {
    while (line.writable && line.write(Buffer.alloc(size)));
  }
  line.on('drain', more)

  line.write(
    'POST /api/orders/v1 HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000000000000\r\n\r\n'
  )
  more()

  await gone
  expect(received).toContain('HTTP/1.1 413')
  expect(received).toContain('{"message":"Слишком большой запрос"}')
})
