import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

import { ask } from '../testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

/** More than the system holds between two sockets. */
const LARGE = JSON.stringify('х'.repeat(10_000_000))
const UNREAD_MS = 200

const running: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop()
})

async function start(answerMs = 0): Promise<TestStorefront> {
  const storefront = await startTestStorefront({
    listener: { unreadMs: UNREAD_MS, connectionsMost: 1 },
    answer: async ({ path }) => {
      if (path !== '/large') return undefined
      await wait(answerMs)
      return { raw: LARGE }
    }
  })
  running.push(storefront.close)
  return storefront
}

test('who asks and does not read loses his connection', async () => {
  const { url } = await start()
  const line = connect(Number(new URL(url).port), '127.0.0.1')
  running.push(() => void line.destroy())
  line.on('error', () => undefined)
  line.write('GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n')

  // One address may hold one connection here: another is heard once the first is gone.
  await expect.poll(() => ask(url, '/api/sites/v1', 'Host: a')).toContain('200 ')
})

test('an answer that takes longer to be made is waited for, and read whole', async () => {
  const { url } = await start(2 * UNREAD_MS)

  expect((await ask(url, '/api/large', 'Host: a')).length).toBeGreaterThan(10_000_000)
})
