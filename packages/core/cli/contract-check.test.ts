import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'

import { endpoints, type NamedEndpoint } from '../generate/sources.ts'
import { exampleOf } from '../src/testing/fixture-of.ts'
import { type CheckedCall, type CheckOptions, checkContracts } from './contract-check.ts'

type StubAnswer = { readonly status: number; readonly body: unknown }

type Received = Pick<IncomingMessage, 'headers'> & { readonly line: string; readonly body: string }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const byLiteralPath = (one: NamedEndpoint, other: NamedEndpoint) =>
  Number(one.endpoint.path.includes('{')) - Number(other.endpoint.path.includes('{'))

/** What a backend that keeps its contracts answers: examples, and 401 to a guest. */
function rightAnswer(line: string, isMember: boolean): StubAnswer {
  const [method, path = ''] = line.split(' ')
  const found = endpoints
    .toSorted(byLiteralPath)
    .find(({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(path))
  if (!found) return { status: 404, body: { message: 'Не найдено' } }
  if (found.endpoint.signedIn && !isMember) return { status: 401, body: { message: 'Войдите' } }
  return { status: 200, body: exampleOf(found.endpoint.response) }
}

/** A backend of examples; `change` answers some lines otherwise. */
async function serve(
  change: (line: string, right: StubAnswer) => StubAnswer | undefined = () => undefined
) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname } = new URL(request.url ?? '/', 'http://backend.test')
    const line = `${request.method} ${pathname}`
    const { headers } = request
    received.push({ line, headers, body: Buffer.concat(chunks).toString() })
    const right = rightAnswer(line, headers.authorization === 'Bearer token-1')
    const { status, body } = change(line, right) ?? right
    response.writeHead(status, { date: 'Sat, 21 Nov 2026 10:00:00 GMT' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return { url: `http://127.0.0.1:${Object(address).port}`, received }
}

async function check(options: CheckOptions): Promise<readonly CheckedCall[]> {
  const rows: CheckedCall[] = []
  for await (const row of checkContracts(options)) rows.push(row)
  return rows
}

const lineOf = ({ endpoint }: NamedEndpoint) => `${endpoint.method} ${endpoint.path}`

const rowOf = (rows: readonly CheckedCall[], call: string, visitor = 'guest') =>
  rows.find(row => row.call === call && row.visitor === visitor)

const signedIn = (line: string): StubAnswer | undefined =>
  line === 'POST /users/v1/login'
    ? {
        status: 200,
        body: { token: 'token-1', refreshToken: 'r-1', basket: null, passwordSent: false }
      }
    : undefined

const account = { login: 'anna@example.ru', password: 'Синий пенал 7' }

test('a backend of examples keeps every contract, for a guest and for a member', async () => {
  const { url } = await serve(signedIn)

  const rows = await check({ url: `${url}//`, account })

  expect(rows.filter(({ differences }) => differences.length > 0)).toEqual([])
  const asked = rows.filter(({ visitor }) => visitor === 'guest').map(({ call }) => call)
  const reading = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' || endpoint.reads)
  expect(asked.toSorted()).toEqual(reading.map(lineOf).toSorted())
  expect(rowOf(rows, 'GET /users/v1/profile', 'member')).not.toHaveProperty('unchecked')
})

test('the member is known by the token of his sign-in, the guest by none', async () => {
  const { url, received } = await serve(signedIn)

  await check({ url, account })

  const asked = received.filter(({ line }) => line === 'GET /users/v1/profile')
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-1'])
  const login = received.find(({ line }) => line === 'POST /users/v1/login')
  expect(JSON.parse(login?.body ?? '')).toMatchObject({
    username: 'anna@example.ru',
    password: 'Синий пенал 7'
  })
})

test('a sign-in that is refused is a difference, and nothing is asked as a member', async () => {
  const { url } = await serve(line =>
    line === 'POST /users/v1/login'
      ? { status: 400, body: { message: 'Неверный пароль' } }
      : undefined
  )

  const rows = await check({ url, account })

  expect(rows.filter(({ visitor }) => visitor === 'member')).toEqual([
    {
      call: 'POST /users/v1/login',
      visitor: 'member',
      differences: [{ field: 'status', expected: '200', got: '400' }]
    }
  ])
  expect(new Set(rows.map(({ call }) => call)).size).toBe(rows.length)
})

test('every call says who asks, a guarded one with a nonce and the time of the server', async () => {
  const { url, received } = await serve()

  await check({ url, write: true })

  expect(received[0]?.headers).toMatchObject({ 'site-id': '1', 'currency-id': '1', client: 'site' })
  expect(new Set(received.map(({ headers }) => headers['cart-token'])).size).toBe(1)
  const guarded = received.filter(({ headers }) => headers.nonce !== undefined)
  expect(guarded.map(({ headers }) => headers.nonce)).toEqual([
    expect.stringMatching(/^[\w-]{22}$/)
  ])
  const late = Number(guarded.at(-1)?.headers['sending-time'])
  expect(Math.abs(late - Date.UTC(2026, 10, 21, 10))).toBeLessThan(600_000)
})

test('what points to nothing is not called, and says what there was not', async () => {
  const { url, received } = await serve((line, { body }) =>
    line === 'GET /news/v1'
      ? { status: 200, body: Object.assign({}, body, { data: [] }) }
      : undefined
  )

  const rows = await check({ url })

  expect(rowOf(rows, 'GET /news/v1/{id}')).toEqual({
    call: 'GET /news/v1/{id}',
    visitor: 'guest',
    differences: [],
    unchecked: 'there is no listNews.data.0.code'
  })
  expect(received.map(({ line }) => line)).not.toContain('GET /news/v1/1')
})

test('a guess that is refused with words is open, neither right nor wrong', async () => {
  const { url } = await serve(line =>
    line.startsWith('GET /raffles/v1/') ? { status: 404, body: { message: 'Нет' } } : undefined
  )

  const rows = await check({ url })

  expect(rowOf(rows, 'GET /raffles/v1/{code}')).toMatchObject({
    differences: [],
    unchecked: 'refused: 404'
  })
})

test.each<[string, StubAnswer, object]>([
  ['no JSON', { status: 200, body: '<h1>nginx</h1>' }, { expected: 'JSON', got: 'no JSON' }],
  ['a redirect', { status: 302, body: {} }, { field: 'data', expected: 'array' }],
  ['a failure', { status: 500, body: {} }, { field: 'status', got: '500' }]
])('%s is a difference of its call only', async (_, input, difference) => {
  const { url } = await serve(line => (line === 'GET /currencies/v1' ? input : undefined))

  const rows = await check({ url })

  const differing = rows.filter(({ differences }) => differences.length > 0)
  expect(differing).toMatchObject([{ call: 'GET /currencies/v1', differences: [difference] }])
})

/** The same ways of delivery, each to a pick-up point. */
const pickedUp = (body: unknown) => {
  const { data } = Object(body)
  return { data: data.map((method: object) => ({ ...method, type: 'pickupPoint' })) }
}

test('without a word nothing is changed, with it only what a demo can bear', async () => {
  const { url, received } = await serve((line, { body }) =>
    line === 'GET /delivery/v1' ? { status: 200, body: pickedUp(body) } : undefined
  )
  await check({ url })
  const readOnly = new Set(received.splice(0).map(({ line }) => line))
  await check({ url, write: true })
  const added = [...new Set(received.map(({ line }) => line))].filter(line => !readOnly.has(line))

  expect(added.toSorted()).toEqual([
    'DELETE /basket/v1',
    'DELETE /basket/v1/products',
    'PATCH /basket/v1',
    'POST /basket/v1/products',
    'POST /basket/v1/select',
    'POST /delivery/v1/calculate/pickupPoint',
    'POST /favorites/v1/merge',
    'POST /notifications/v1/mark-all-read',
    'PUT /favorites/v1',
    'PUT /users/v1/params'
  ])
})
