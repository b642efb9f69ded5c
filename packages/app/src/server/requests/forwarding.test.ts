import { noHops, readHops } from '@vitrina/core/api'
import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const KEY = 'a key of the storefront and the backend'.replaceAll(' ', '-')
const FORGED = { 'x-forwarded-for': '198.51.100.9', 'storefront-key': KEY.replace('a', 'b') }

type Storefront = Awaited<ReturnType<typeof startTestStorefront>>
type Received = Parameters<StubAnswer>[0]['headers']

const running: Storefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** What the backend heard of who asks, in the calls of one request to the storefront. */
async function receivedBy(
  path: string,
  headers: Readonly<Record<string, string>>,
  options: Parameters<typeof startTestStorefront>[0] = {}
): Promise<readonly Received[]> {
  const received: Received[] = []
  const storefront = await startTestStorefront({
    ...options,
    answer: call => void received.push(call.headers)
  })
  running.push(storefront)
  await storefront.fetch(path, { headers })
  return received
}

test.each(['/api/basket/v1', '/cart'])(
  'whatever a visitor of %s writes, the backend hears his own address and the storefront’s key',
  async path => {
    const cookie = 'cart-token=11111111-1111-4111-8111-111111111111'
    const received = await receivedBy(path, { ...FORGED, cookie }, { storefrontKey: KEY })

    expect(received.map(headers => headers['storefront-key'])).toEqual(received.map(() => KEY))
    const named = received.flatMap(headers => headers['x-forwarded-for'] ?? [])
    expect(new Set(named)).toEqual(new Set(['127.0.0.1']))
  }
)

test('without a key of its own the storefront passes none on', async () => {
  const [headers] = await receivedBy('/api/basket/v1', FORGED)

  expect(headers).not.toHaveProperty('storefront-key')
})

test('behind a proxy that is named the backend hears whom the proxy names', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' }
  const [headers] = await receivedBy('/api/basket/v1', forwarded, {
    trustedHops: readHops('127.0.0.1') ?? noHops
  })

  expect(headers?.['x-forwarded-for']).toBe('203.0.113.7')
})
