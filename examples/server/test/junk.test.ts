import type { EndpointShape } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { quickestRatio } from '../../../testing/quickest-ratio.ts'
import { runsOf } from '../../../testing/runs.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const ENDPOINTS: readonly EndpointShape[] = Object.values(contracts).flatMap(value =>
  typeof value === 'object' && 'method' in value ? [value] : []
)

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const field = fc.constantFrom(
  ...['search', 'category', 'filters', 'page', 'limit', 'sort', 'priceFrom', 'collection'],
  ...[
    'productId',
    'groupId',
    'email',
    'inStock',
    'facets',
    '__proto__',
    'formId',
    'values',
    'accept'
  ]
)

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, '\u0000', '\ud800', 'a\u0000b', 1e21, -1, 2 ** 31, '{}', "'", '%'),
  fc.dictionary(fc.string(), fc.array(fc.string()))
)

test('junk in a body is refused or answered, never an error of the server', async () => {
  const writing = ENDPOINTS.filter(({ method }) => method !== 'GET')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...writing),
      fc.oneof(fc.dictionary(field, value), fc.jsonValue()),
      async ({ method, path }, junk) => {
        const body = JSON.stringify(junk)
        const response = await backend.app.request(path, { method, body })

        expect(response.status, `${method} ${path} ${body}`).toBeLessThan(500)
      }
    ),
    { numRuns: runsOf('junk as bodies and queries') }
  )
})

test('junk in a query is refused or answered, never an error of the server', async () => {
  const gets = ENDPOINTS.filter(({ method }) => method === 'GET')
  const names = fc.constantFrom('id', 'ids', 'ids[]', 'code', 'category', 'categoryId', 'url', 'x')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...gets),
      fc.array(
        fc.tuple(
          names,
          value.map(junk => (typeof junk === 'string' ? junk : JSON.stringify(junk)))
        ),
        { maxLength: 6 }
      ),
      async ({ path }, pairs) => {
        const query = new URLSearchParams(pairs).toString()
        const response = await backend.app.request(`${path}?${query}`)

        expect(response.status, `${path}?${query}`).toBeLessThan(500)
      }
    ),
    { numRuns: runsOf('junk as bodies and queries') }
  )
})

/** Ten times the length, with room; its square would be a hundred. */
const LINEAR_MAX = 40

test.each([
  ['a broken percent sign', '?code=%E0%A4%A'],
  ['a prototype', '?__proto__[x]=1&constructor[prototype][x]=1'],
  ['10 000 parameters', `?${Array.from({ length: 10_000 }, (_, at) => `p${at}=1`).join('&')}`],
  ['one name 10 000 times', `?${'ids=1&'.repeat(10_000)}`]
])('reads a query with %s quickly and leaves objects alone', async (_, query) => {
  const ask = (text: string) => backend.app.request(`/catalog/v1/products/by-ids${text}`)
  const response = await ask(query)

  expect(response.status).toBe(400)
  const tenth = query.slice(0, query.length / 10)
  const ratio = await quickestRatio({ work: () => ask(query), base: () => ask(tenth) }, LINEAR_MAX)
  expect(ratio).toBeLessThan(LINEAR_MAX)
  expect({}).not.toHaveProperty('x')
})

test('names the wrong fields in Russian', async () => {
  const response = await backend.app.request('/catalog/v1/products', {
    method: 'POST',
    body: JSON.stringify({ page: 0, sort: 'cheap', search: 7 })
  })

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    message: 'Проверьте введённые данные',
    errors: { page: 'Не меньше 1', sort: 'Недопустимое значение', search: 'Неверное значение' }
  })
})

test('refuses half a body and a body that is too large', async () => {
  const send = (body: string) =>
    backend.app.request('/catalog/v1/products', { method: 'POST', body })
  const half = await send('{"search": "рюк')
  const large = await send(JSON.stringify({ search: 'а'.repeat(200_000) }))

  expect([half.status, await half.json()]).toEqual([
    400,
    { message: 'Тело запроса не похоже на JSON' }
  ])
  expect([large.status, await large.json()]).toEqual([413, { message: 'Слишком большой запрос' }])
})

test.each([
  ['nests 60 000 lists', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['ends in the middle of a character', '{"search": "рюкзак\\udc00"}'],
  ['begins in the middle of a character', '{"search": "\\ud83dрюкзак"}']
])('refuses a body that %s', async (_, body) => {
  const response = await backend.app.request('/catalog/v1/products', { method: 'POST', body })

  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Проверьте введённые данные' }
  ])
})
