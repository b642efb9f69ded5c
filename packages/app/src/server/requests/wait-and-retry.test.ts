import { createServer } from 'node:http'
import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { close, open } from '../testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

async function start(options: Parameters<typeof startTestStorefront>[0]) {
  const storefront = await startTestStorefront(options)
  running.push(storefront)
  return storefront
}

const headers = { cookie: 'cart_tokenpenal=11111111-1111-4111-8111-111111111111' }

const REASON = 'Слишком много попыток. Повторите через 34 с'

test.each(['document', '_payload.json'])(
  'a page behind the limit of calls says to wait, and how long, also as its %s',
  async kind => {
    const storefront = await start({
      answer: ({ path }) =>
        path === '/basket/v1' ? { status: 429, body: { message: REASON } } : undefined
    })
    const answer = await storefront.fetch(kind === 'document' ? '/cart' : `/cart/${kind}`, {
      headers
    })
    const text = await answer.text()

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).toContain(REASON)
    expect(text).not.toContain('не можем найти')
  }
)

test('a call that the backend does not answer says when to try again', async () => {
  const away = createServer()
  const apiUrl = `http://127.0.0.1:${await open(away)}`
  await close(away)
  const storefront = await start({ apiUrl })

  const { status, headers } = await storefront.fetch('/api/basket/v1')

  expect(status).toBe(502)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each(['/order?key=a.b.c', '/order/_payload.json?key=a.b.c'])(
  'the page of a guest’s order is kept by nobody: %s',
  async path => {
    const storefront = await start({
      answer: ({ path: asked }) =>
        asked === '/orders/v1/guest' ? { body: fixtures.order({}) } : undefined
    })

    const { status, headers } = await storefront.fetch(path)

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
)
