import { afterEach, expect, test } from 'vitest'

import { openLine } from '../testing/raw-line.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
const CHUNKS = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`
const LENGTH = `Content-Length: ${SMUGGLED.length}`

type Storefront = Awaited<ReturnType<typeof startTestStorefront>>
const running: Storefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test.each([
  ['DELETE in chunks', 'DELETE', 'Transfer-Encoding: chunked', CHUNKS],
  ['GET in chunks', 'GET', 'Transfer-Encoding: chunked', CHUNKS],
  ['HEAD in chunks', 'HEAD', 'Transfer-Encoding: chunked', CHUNKS],
  ['POST in chunks', 'POST', 'Transfer-Encoding: chunked', CHUNKS],
  ['GET of a length', 'GET', LENGTH, SMUGGLED],
  [
    'GET whose length is said to be of its connection',
    'GET',
    `Connection: content-length\r\n${LENGTH}`,
    SMUGGLED
  ],
  [
    'DELETE whose chunks are said to be of its connection',
    'DELETE',
    'Connection: transfer-encoding\r\nTransfer-Encoding: chunked',
    CHUNKS
  ],
  [
    'a handshake with a body',
    'GET',
    `Connection: Upgrade\r\nUpgrade: websocket\r\n${LENGTH}`,
    SMUGGLED
  ]
])(
  'the body of a %s stays a body on its way to the backend',
  async (_name, method, headers, body) => {
    const received: string[] = []
    const storefront = await startTestStorefront({
      answer: call => {
        received.push(`${call.method} ${call.path}`)
        return { body: {} }
      }
    })
    running.push(storefront)

    const line = openLine(
      storefront.url,
      `${method} /api/basket/v1 HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`
    )
    await expect.poll(() => received).toHaveLength(1)
    const other = storefront.fetch('/api/orders/v1').catch(() => undefined)
    await expect.poll(() => received).toContain('GET /orders/v1')
    await other
    line.socket.destroy()

    expect(received).toEqual([`${method} /basket/v1`, 'GET /orders/v1'])
  }
)
