// What holds for each call of the shop, whatever its subject: no contract may be forgotten here.
// A rejection that nobody handles fails the whole run by itself.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as contracts from '../contracts/index.ts'
import { ApiError } from '../platform/api-error.ts'
import { shopConfig } from '../platform/config.ts'
import { json } from '../testing/fake-server.ts'
import { exampleOf } from '../testing/fixture-of.ts'
import { createTestClient, type TestClient, type WireAnswer } from '../testing/test-client.ts'
import { type EndpointShape, isEndpoint } from './endpoint.ts'

const calls = Object.entries<unknown>(contracts).flatMap(([name, endpoint]) =>
  isEndpoint(endpoint) ? [{ name, endpoint }] : []
)
expect(calls.length).toBeGreaterThan(100)

const isReading = ({ method, reads }: EndpointShape) => method === 'GET' || reads === true
const wireName = ({ method, path }: EndpointShape) => `${method} ${path}`

/** Everything that a call carries, as its contract wants it. */
function inputOf({ path, query, body, upload }: EndpointShape) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    params: Object.fromEntries(names.map(name => [name, '1'])),
    ...(query && { query: exampleOf(query) }),
    ...(body && { body: exampleOf(body) }),
    ...(upload && { file: new Blob(['пенал']), fileName: 'penal.png' })
  }
}

interface Asked extends Pick<TestClient, 'requests'> {
  readonly error: unknown
  readonly answer: unknown
}

/** One call of its own client, to the end. */
async function ask(
  endpoint: EndpointShape,
  answers: readonly WireAnswer[],
  { retries = 2, signal }: { retries?: number; signal?: AbortSignal } = {}
): Promise<Asked> {
  const retry = { ...shopConfig().retry, limit: retries }
  const { api, finish, requests } = createTestClient(answers, { retry })
  const { result } = await finish(api(endpoint, inputOf(endpoint), signal))
  return result.status === 'fulfilled'
    ? { requests, error: undefined, answer: result.value }
    : { requests, error: result.reason, answer: undefined }
}

/** The same of every call, as `name: what was seen`. */
const ofEach = async (check: (endpoint: EndpointShape) => Promise<unknown>) =>
  Object.fromEntries(
    await Promise.all(calls.map(async ({ name, endpoint }) => [name, await check(endpoint)]))
  )

const expected = (of: (endpoint: EndpointShape) => unknown) =>
  Object.fromEntries(calls.map(({ name, endpoint }) => [name, of(endpoint)]))

const exampleText = ({ response }: Pick<EndpointShape, 'response'>) =>
  JSON.stringify(exampleOf(response))

const page = (text: string, status = 200) =>
  new Response(text, { status, statusText: ' ', headers: { 'content-type': 'text/html' } })

/** The example with its first field that the contract holds to a type made something else. */
function spoiled({ response }: EndpointShape): { readonly body: unknown; readonly field: string } {
  const example: unknown = JSON.parse(exampleText({ response }))
  const fields = typeof example === 'object' && example !== null ? Object.entries(example) : []
  const bodies = fields.map(([field]) => ({
    body: Object.assign({}, example, { [field]: { no: [1] } }),
    field
  }))
  return (
    bodies.find(({ body }) => !z.safeParse(response, body).success) ?? { body: 'мусор', field: '' }
  )
}

test('every call hands over an answer that keeps its contract', async () => {
  const seen = await ofEach(async endpoint => {
    const { error, answer } = await ask(endpoint, [json(200, JSON.parse(exampleText(endpoint)))])
    return [error, z.safeParse(endpoint.response, answer).success]
  })

  expect(seen).toEqual(expected(() => [undefined, true]))
})

test.each<[string, (endpoint: EndpointShape) => Response]>([
  ['a page of HTML with 200', () => page('<!doctype html><h1>Войдите в сеть</h1>')],
  ['truncated JSON', endpoint => page(`${exampleText(endpoint)},`.slice(0, -2))],
  ['no body', () => page('')],
  ['204', () => new Response(null, { status: 204 })]
])('every call answered with %s ends in an error that names it', async (_, answer) => {
  const seen = await ofEach(async endpoint => {
    const { error } = await ask(endpoint, [answer(endpoint)])
    return error instanceof ApiError ? [error.where, error.status, error.message] : error
  })

  expect(seen).toEqual(
    expected(endpoint => [`${wireName(endpoint)}: no JSON`, 501, 'Произошла ошибка сервера'])
  )
})

test('every call answered with a wrong field ends in an error that names call and field', async () => {
  const seen = await ofEach(async endpoint => {
    const { error } = await ask(endpoint, [json(200, spoiled(endpoint).body)])
    return error instanceof ApiError ? error.where.split('.')[0] : error
  })

  expect(seen).toEqual(expected(endpoint => `${wireName(endpoint)}: ${spoiled(endpoint).field}`))
})

test.each([
  ['HTML', () => page('<h1>502 Bad Gateway</h1>', 502), 502],
  ['nothing', () => page('', 500), 500],
  ['another shape', () => json(400, [{ detail: 7 }]), 400]
])('every call refused with %s has the words of the specification', async (_, answer, status) => {
  const seen = await ofEach(async endpoint => {
    const { error } = await ask(endpoint, [answer()], { retries: 0 })
    return error instanceof ApiError ? [error.where, error.status, error.message] : error
  })

  expect(seen).toEqual(
    expected(endpoint => [wireName(endpoint), status, 'Произошла ошибка сервера'])
  )
})

test.each<[string, WireAnswer]>([
  ['the server is overloaded', json(503, {})],
  ['the network is gone', new TypeError('Failed to fetch')]
])('when %s only reading calls are repeated', async (_, answer) => {
  const seen = await ofEach(async endpoint => (await ask(endpoint, [answer])).requests.length)

  expect(seen).toEqual(expected(endpoint => (isReading(endpoint) ? 3 : 1)))
})

test('a guarded call proves each attempt with a nonce of its own, others send no proof', async () => {
  const seen = await ofEach(async endpoint => {
    const { requests } = await ask(endpoint, [json(503, {})])
    const nonces = requests.map(({ headers }) => headers.get('nonce'))
    const isFresh = new Set(nonces).size === requests.length
    return nonces.includes(null)
      ? nonces.every(nonce => nonce === null) && 'none'
      : isFresh && 'fresh'
  })

  expect(seen).toEqual(expected(({ guarded }) => (guarded ? 'fresh' : 'none')))
  expect(Object.values(seen)).toContain('fresh')
})

test('every call can be given up before it is sent and on its way', async () => {
  const seen = await ofEach(async endpoint => {
    const before = await ask(endpoint, ['never'], { signal: AbortSignal.abort() })
    const outer = new AbortController()
    setTimeout(() => outer.abort(), 0)
    const onTheWay = await ask(endpoint, ['never'], { signal: outer.signal })
    return [nameOf(before.error), nameOf(onTheWay.error), onTheWay.requests.length <= 1]
  })

  expect(seen).toEqual(expected(() => ['AbortError', 'AbortError', true]))
})

const nameOf = (error: unknown) => (error instanceof Error ? error.name : error)
