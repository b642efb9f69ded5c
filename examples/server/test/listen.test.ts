import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    0
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
