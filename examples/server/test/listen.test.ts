import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { noHops } from '@vitrina/core/api'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'

import { type Listener, listen } from '../src/listen.ts'

/** For so long balancers keep a connection that nobody uses. */
const BALANCER_SECONDS = 60

let listener: Listener | undefined

afterEach(() => listener?.close())

test('an idle connection is kept longer than by a balancer before the backend', async () => {
  listener = await listen(
    new Hono().get('/health', context => context.json({})),
    0,
    { trustedHops: noHops }
  )
  const { port } = listener.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answer = await new Promise<IncomingMessage>(resolve =>
    get({ port, path: '/health', agent }, resolve)
  )
  answer.resume()
  agent.destroy()

  const seconds = /timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1]
  expect(Number(seconds)).toBeGreaterThan(BALANCER_SECONDS)
})

const KEY = 'k'.repeat(40)
const UNFINISHED = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'
const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

type Rules = Parameters<typeof listen>[2]

async function startListener(rules: Partial<Rules>): Promise<number> {
  const app = new Hono().all('/', async context => context.text(await context.req.text()))
  listener = await listen(app, 0, { trustedHops: noHops, ...rules })
  // A server that listens on a port has an address of this kind.
  return (listener.server.address() as AddressInfo).port
}

/** What somebody who sends this and no more has heard when the connection is over. */
function request(port: number, text: string, localAddress = '127.0.0.1'): Promise<string> {
  const line = connect({ port, host: '127.0.0.1', localAddress })
  let received = ''
  line.setEncoding('utf8').on('data', chunk => {
    received += chunk
  })
  line.on('error', () => undefined)
  line.write(text)
  return new Promise(done => line.once('close', () => done(received)))
}

test.each([
  ['a body', UNFINISHED],
  ['a head', 'GET / HTTP/1.1\r\nHos']
])('%s that stands still is ended', async (_, text) => {
  const port = await startListener({ stillMs: 100 })

  expect(await request(port, text)).toContain('408')
})

test('one address holds some connections, another one its own', async () => {
  const port = await startListener({ connectionsMost: 2 })
  const held = [request(port, UNFINISHED), request(port, UNFINISHED)]

  expect(await request(port, WHOLE)).toBe('')
  expect(await request(port, WHOLE, '127.0.0.2')).toContain('200')

  await listener?.close()
  await Promise.all(held)
})

test('the storefront holds as many as its visitors need', async () => {
  const port = await startListener({ connectionsMost: 1, storefrontKey: KEY })
  const own = UNFINISHED.replace('Host', `Storefront-Key: ${KEY}\r\nHost`)
  let isOver = false
  const held = request(port, own).finally(() => {
    isOver = true
  })

  await expect.poll(() => request(port, WHOLE)).toContain('200')
  expect(isOver).toBe(false)

  await listener?.close()
  await held
})

test('who asks and does not read loses his connection', async () => {
  const port = await startListener({ unreadMs: 200, connectionsMost: 1 })
  const line = connect({ port, host: '127.0.0.1' })
  line.on('error', () => undefined)
  const body = 'x'.repeat(20_000_000)
  line.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`)

  // One address may hold one connection here: another is heard once the first is gone.
  await expect.poll(() => request(port, WHOLE)).toContain('200')
  line.destroy()
})
