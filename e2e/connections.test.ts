import { Agent, get } from 'node:http'
import { expect, inject, test } from 'vitest'

/** For so long balancers keep a connection that nobody uses. */
const BALANCER_SECONDS = 60

const idleSecondsOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true })
    get(url, { agent }, answer => {
      answer.resume()
      answer.once('end', () => agent.destroy())
      resolve(Number(/timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1]))
    }).once('error', reject)
  })

test('the storefront keeps an idle connection longer than a balancer before it', async () => {
  expect(await idleSecondsOf(`${inject('shopUrl')}/healthz`)).toBeGreaterThan(BALANCER_SECONDS)
})
