import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { close, open } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const PATH = '/notifications/v1/notification/subscribe'
const running: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

/** The storefront before a backend that speaks WebSocket and answers every message with it. */
async function start() {
  const requests: IncomingMessage[] = []
  const backend = createServer((_, response) => response.writeHead(404).end())
  const sockets = new WebSocketServer({ noServer: true })
  backend.on('upgrade', (request, stream, head) => {
    requests.push(request)
    if (!request.url?.startsWith(PATH)) {
      stream.end('HTTP/1.1 403 \r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, stream, head, socket => {
      socket.send('Заказ П-200042 в пути')
      socket.on('message', data => socket.send(`Получено: ${data}`))
    })
  })
  const apiUrl = `http://127.0.0.1:${await open(backend)}`
  const storefront = await startTestStorefront({ apiUrl })
  const cut = async () => {
    for (const socket of sockets.clients) socket.terminate()
  }
  running.push(cut, storefront.close, () => close(backend))
  return { storefront, sockets, requests, url: storefront.url.replace('http', 'ws') }
}

async function connect(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers })
  const messages: string[] = []
  socket.on('message', data => messages.push(data.toString()))
  await new Promise<void>((done, fail) => {
    socket.once('open', done)
    socket.once('error', fail)
  })
  return { socket, messages }
}

test('a live connection goes through the storefront both ways, its query included', async () => {
  const { url, requests } = await start()

  const { socket, messages } = await connect(`${url}/api${PATH}?token=Bearer%20abc`)
  socket.send('{"uid":"u1","notifyIDs":["n1"]}')

  await expect
    .poll(() => messages)
    .toEqual(['Заказ П-200042 в пути', 'Получено: {"uid":"u1","notifyIDs":["n1"]}'])
  expect(requests[0]?.url).toBe(`${PATH}?token=Bearer%20abc`)
})

test('the backend learns the visitor’s address and origin, never his cookies', async () => {
  const { url, requests } = await start()

  await connect(`${url}/api${PATH}`, { origin: 'http://shop.example', cookie: 'auth_token=abc' })

  const headers = requests[0]?.headers
  expect(headers?.['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
  expect(headers?.origin).toBe('http://shop.example')
  expect(headers?.cookie).toBeUndefined()
})

test('when one side goes, the other one is told', async () => {
  const { url, sockets } = await start()
  const { socket } = await connect(`${url}/api${PATH}`)
  const closed = new Promise(done => socket.once('close', done))

  for (const server of sockets.clients) server.close(4401)
  expect(await closed).toBe(4401)

  const next = await connect(`${url}/api${PATH}`)
  const [upstream] = [...sockets.clients].filter(({ readyState }) => readyState === WebSocket.OPEN)
  const gone = new Promise(done => upstream?.once('close', done))
  next.socket.terminate()

  expect(await gone).toBe(1006)
})

test('a refusal of the backend reaches the visitor as it is', async () => {
  const { url } = await start()

  await expect(connect(`${url}/api/orders/v1`)).rejects.toThrow('403')
})

test('a backend that is away refuses the connection and leaves the storefront alive', async () => {
  const storefront = await startTestStorefront({ apiUrl: 'http://127.0.0.1:9' })
  running.push(storefront.close)

  await expect(connect(`${storefront.url.replace('http', 'ws')}/api${PATH}`)).rejects.toThrow('502')
  expect((await storefront.fetch('/healthz')).status).toBe(200)
})

test('the log of the storefront never sees the token', async () => {
  const { storefront, url } = await start()
  await connect(`${url}/api${PATH}?token=Bearer%20canary`)
  await connect(`${url}/api/orders/v1?token=Bearer%20canary`).catch(() => undefined)

  expect(storefront.logged.join('\n')).not.toContain('canary')
})

test('tells which build it serves, and what belongs to it', async () => {
  const { storefront } = await start()

  const latest = await storefront.fetch('/builds/latest.json?ts=1')
  const meta = await storefront.fetch('/builds/meta/b1.json')
  const none = await storefront.fetch('/builds/meta/b0.json')

  expect(latest.headers.get('cache-control')).toBe('no-store')
  expect(await latest.json()).toEqual({ id: 'b1', timestamp: 1_767_225_600_000 })
  expect(meta.headers.get('cache-control')).toBe('no-store')
  expect(await meta.json()).toEqual({ id: 'b1', timestamp: 1_767_225_600_000, rules: [] })
  expect(none.headers.get('content-type')).not.toContain('json')
})

test('names the rules that lead paths elsewhere beside the build', async () => {
  const rules = [{ from: '/old/**', redirect: '/catalog' }]
  const storefront = await startTestStorefront({ routeRules: rules })
  running.push(() => storefront.close())

  const meta = await storefront.fetch('/builds/meta/b1.json')

  expect((await meta.json()).rules).toEqual(rules)
})
