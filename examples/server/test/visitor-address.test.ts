import { noHops, readHops } from '@vitrina/core/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../src/app.ts'
import type { Trust } from '../src/http/address.ts'
import { readSettings } from '../src/settings.ts'
import { StartFailure } from '../src/start-failure.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const KEY = 'the-key-of-storefront-and-backend-0001'
const VISITOR = '203.0.113.9'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** Whose calls are counted when a neighbour on this machine sends these headers. */
async function countedOf(headers: Record<string, string>, trust: Trust) {
  const counted: string[] = []
  const limits = {
    ...backend.deps.limits,
    spend: async (_: string, key: string) => void counted.push(key)
  }
  const settings = { ...backend.deps.settings, ...trust }
  await createApp({ ...backend.deps, limits, settings }).request('/sites/v1', { headers })
  return counted
}

const hops = readHops('127.0.0.1') ?? noHops

test.each([
  ['the storefront, by its key', { 'storefront-key': KEY }, { trustedHops: noHops }],
  ['a proxy that is named', {}, { trustedHops: hops }]
])('%s is believed when it names a visitor', async (_, headers, trust) => {
  const named = { ...headers, 'x-forwarded-for': VISITOR }

  expect(await countedOf(named, { storefrontKey: KEY, ...trust })).toEqual([VISITOR])
})

test('behind a balancer of ours, which adds the storefront, the visitor is still who he is', async () => {
  const trust = { storefrontKey: KEY, trustedHops: readHops('10.0.0.0/8') ?? noHops }
  const counted = (forwarded: string) =>
    countedOf({ 'storefront-key': KEY, 'x-forwarded-for': forwarded }, trust)

  expect(await counted(`${VISITOR}, 10.0.0.5`)).toEqual([VISITOR])
  // The storefront’s own readings are for all visitors together.
  expect(await counted('10.0.0.5')).toEqual([])
})

test.each([
  ['without a key', {}, { storefrontKey: KEY }],
  ['with a wrong key', { 'storefront-key': `${KEY}x` }, { storefrontKey: KEY }],
  ['with an empty key', { 'storefront-key': '' }, { storefrontKey: KEY }],
  ['when there is no key at all', { 'storefront-key': 'undefined' }, {}]
])('nobody is believed %s', async (_, headers, trust) => {
  const named = { ...headers, 'x-forwarded-for': VISITOR }

  expect(await countedOf(named, { trustedHops: noHops, ...trust })).toEqual([])
})

test.each([
  ['TRUSTED_HOPS', 'proxy', 'TRUSTED_HOPS=proxy: нужны адреса и сети прокси через запятую'],
  ['TRUSTED_HOPS', '10.0.0.0/0', 'нужны адреса и сети прокси'],
  ['TRUSTED_HOPS', '0.0.0.0/1,128.0.0.0/1', 'нужны адреса и сети прокси'],
  ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL=shop.example: нужен адрес'],
  ['PUBLIC_DOMAIN', 'shop.example', 'PUBLIC_DOMAIN больше не читается. Задайте PUBLIC_URL'],
  ['CORS_ORIGINS', 'https://a.example,*', 'CORS_ORIGINS=*: нужен адрес'],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS=no: нужно on или off'],
  ['ANTI_BOT', 'yes', 'ANTI_BOT=yes: нужно on или off'],
  ['STOREFRONT_KEY', 'short', 'STOREFRONT_KEY: нужно от 32 до 128']
])('%s=%s is refused at the start', (name, value, message) => {
  expect(() => readSettings({ [name]: value }, [])).toThrow(StartFailure)
  expect(() => readSettings({ [name]: value }, [])).toThrow(message)
})

test('without a setting no proxy is believed', () => {
  const { trustedHops, storefrontKey } = readSettings({}, [])

  expect([trustedHops('127.0.0.1'), storefrontKey]).toEqual([false, undefined])
})
