import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { createApp } from '../src/app.ts'
import type { Database } from '../src/db/schema.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

/** Nobody but the system may listen there, and it does not. */
const CLOSED_PORT = 2

const OWN_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options'
]

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('says that it is well', async () => {
  const response = await backend.app.request('/health')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('is not well while its store is away', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: CLOSED_PORT })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(() => db.destroy())

  const response = await createApp({ ...backend.deps, db }).request('/health')

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})

test('answers a wrong path in Russian and with the strictest headers', async () => {
  const response = await backend.app.request('/nothing/v1')

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Страница не найдена' })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('permissions-policy')).toContain('camera=()')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  )
})

test.each([
  ['an answer', 200, '/sites/v1', {}],
  ['a refusal', 404, '/nothing/v1', {}],
  ['a method that no call has', 404, '/sites/v1', { method: 'DELETE' }],
  ['a body too large', 413, '/users/v1/login', { method: 'POST', body: 'x'.repeat(300_000) }]
])('%s has the headers that the storefront’s have', async (_, status, path, init) => {
  const response = await backend.app.request(path, init)
  const { headers } = response

  expect(response.status).toBe(status)
  expect(OWN_HEADERS.filter(name => !headers.has(name))).toEqual([])
  if (status !== 200) expect(headers.get('cache-control')).toBe('no-store')
})

test('lets only the listed origins read answers from a browser', async () => {
  const settings = { ...backend.deps.settings, corsOrigins: ['https://front.example'] }
  const open = createApp({ ...backend.deps, settings })
  const originFor = async (origin: string) => {
    const response = await open.request('/sites/v1', { headers: { origin } })
    return response.headers.get('access-control-allow-origin')
  }

  expect(await originFor('https://front.example')).toBe('https://front.example')
  expect(await originFor('https://stranger.example')).toBeNull()
})

test('gives every answer an id of its own', async () => {
  const first = await backend.app.request('/sites/v1')
  const second = await backend.app.request('/sites/v1')

  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

test('counts the calls of a stranger, and not those of the page server', async () => {
  const spent: string[] = []
  const counting = createApp({
    ...backend.deps,
    limits: {
      spend: async (bucket, key) => {
        spent.push(`${bucket} ${key}`)
      },
      giveBack: async () => undefined,
      forgive: async () => undefined
    }
  })

  await counting.request('/sites/v1')
  await counting.request('/sites/v1', { headers: { 'x-forwarded-for': '203.0.113.9' } })

  expect(spent).toEqual(['call 203.0.113.9'])
})

/** An answer of the backend when its first question to the store fails, and what it logged. */
async function breakDown(facts: object, message = 'of the store') {
  const thrown = Object.assign(new TypeError(message), facts)
  const app = createApp({ ...backend.deps, identify: () => Promise.reject(thrown) })
  const response = await app.request('/sites/v1')
  const requestId = response.headers.get('x-request-id')
  const logged = backend.log.filter(line => line.requestId === requestId && line.level === 'error')
  return { response, requestId, logged }
}

test('hides what broke inside and writes it down once, without the values', async () => {
  const message = 'canary of "Анна Соколова", anna@example.ru, 79123456789'

  const { response, requestId, logged } = await breakDown({ code: 'XX000' }, message)

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Произошла ошибка сервера' })
  expect(logged).toEqual([
    {
      level: 'error',
      requestId,
      error: 'TypeError',
      code: 'XX000',
      message: 'canary of …, …, …',
      at: expect.arrayContaining([expect.stringContaining('foundation.test.ts')])
    }
  ])
})

test.each([
  ['a deadlock', 503, '40P01'],
  ['a store that restarts', 503, '57P01'],
  ['a store that is away', 503, 'ECONNREFUSED'],
  ['a row that was removed meanwhile', 409, '23503'],
  ['a row that another call wrote first', 409, '23505']
])('asks to try again after %s', async (_, status, code) => {
  const { response, logged } = await breakDown({ code })

  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '2' : null)
  expect(logged).toMatchObject([{ code }])
})
