import { randomUUID } from 'node:crypto'
import * as contracts from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend
let member: Shopper

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
  member = createShopper(backend)
  await member.signUp()
  await member.put(await sellGroup(backend, { stock: 9 }), 1)
})

afterAll(() => backend.close())

const endpoints = Object.values(contracts).flatMap(value =>
  typeof value === 'object' && 'method' in value ? [value] : []
)

/** Values that people, robots and broken programs send. */
const oddity = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e3',
    'NaN',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd'
  ),
  fc.constantFrom(randomUUID(), '<script>alert(1)</script>', 'ё'.repeat(10_000)),
  fc.constantFrom(-1, 0, 1.5, 1e9, 1e308, null, [], {}, [[]], { __proto__: 1 })
)

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return []
  return Object.keys(schema.shape ?? {})
}

test.each(endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers anything without an error of its own',
  async (_, endpoint) => {
    const body = 'body' in endpoint ? fieldsOf(endpoint.body) : []
    const query = 'query' in endpoint ? fieldsOf(endpoint.query) : []
    const record = (names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map(name => [name, oddity])), { requiredKeys: [] })
    const anyBody = fc.oneof(record(body), record(body), fc.jsonValue())

    await fc.assert(
      fc.asyncProperty(anyBody, record(query), fc.boolean(), async (sent, asked, isMember) => {
        const url = new URL(`http://backend.test${endpoint.path.replace(/\{\w+\}/g, 'x')}`)
        for (const [name, value] of Object.entries(asked)) {
          url.searchParams.set(name, written(value))
        }
        const response = await backend.app.request(url.href, {
          method: endpoint.method,
          headers: {
            ...(isMember ? member.headers() : { 'cart-token': randomUUID() }),
            // A form names its own type, with the line that parts it.
            ...(!('upload' in endpoint) && { 'content-type': 'application/json' }),
            'idempotency-key': randomUUID()
          },
          ...(endpoint.method !== 'GET' && { body: bodyFor(endpoint, sent) })
        })

        expect(response.status, lastError()).toBeLessThan(500)
        if (response.status === 200) return
        const { message } = await response.json()
        expect(message).toMatch(/[а-яё]/i)
      }),
      { numRuns: runsOf('junk for each call') }
    )
  }
)

/** Name, code and stack of what the backend logged last: a rare failure tells its cause. */
const lastError = () => JSON.stringify(backend.log.findLast(({ level }) => level === 'error'))

function bodyFor(endpoint: object, sent: unknown): string | FormData {
  if (!('upload' in endpoint)) return JSON.stringify(sent)
  const form = new FormData()
  for (const [name, value] of Object.entries(sent ?? {})) form.append(name, written(value))
  form.append('file', new Blob([JSON.stringify(sent)]), 'файл.pdf')
  return form
}

/** As a query or a form has it: an object may lack what `String` would call. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
