import { expect, test } from 'vitest'
import { suggestAddresses, suggestNames } from '../contracts/address-suggestions.ts'
import { getBasket, updateBasket } from '../contracts/basket.ts'
import { countProducts, listProductsByIds, viewProduct } from '../contracts/catalog.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { createOrder } from '../contracts/orders.ts'
import { updateProfile } from '../contracts/users.ts'
import { emptyOrderForm } from '../orders/order-form/checkout-state.ts'
import { ApiError } from '../platform/api-error.ts'
import { shopConfig } from '../platform/config.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { json } from '../testing/fake-server.ts'
import { createTestClient, type TestClient, type WireAnswer } from '../testing/test-client.ts'
import { settle } from '../testing/test-shop.ts'

const currencies = { data: [{ id: '1', code: 'RUB', sign: '₽', rate: 1 }] }

const urlOf = (request: Request | undefined) => request?.url

test('puts parameters and lists into the address as the contracts say', async () => {
  const { api, requests, finish } = createTestClient([json(200, { data: [] })])

  await finish(api(listProductsByIds, { query: { ids: [1, 22] } }))
  await finish(api(viewProduct, { query: { code: 'ранец & пенал/1', id: undefined } }))

  expect(urlOf(requests[0])).toBe(
    'https://shop.example/api/catalog/v1/products/by-ids?ids=1&ids=22'
  )
  expect(urlOf(requests[1])).toBe(
    'https://shop.example/api/catalog/v1/products/view?code=%D1%80%D0%B0%D0%BD%D0%B5%D1%86+%26+%D0%BF%D0%B5%D0%BD%D0%B0%D0%BB%2F1'
  )
})

test('asks the address service under the segment of the configuration', async () => {
  const { api, requests, finish } = createTestClient([json(200, { data: [] })], {
    suggestSegment: 'dadata'
  })

  await finish(api(suggestAddresses, { query: { text: 'Тула' } }))

  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/dadata/v1/address')
})

test('asks a call under the path that the configuration gives it', async () => {
  const { api, requests, finish } = createTestClient(
    [json(200, { data: [], meta: { page: 1, limit: 10, total: 0, pages: 0 } })],
    { paths: { '/address-suggestions/v1/names': '/dictionary/v2/fio' } }
  )
  const query = { fio: 'Соко', role: 'dealer' as const, page: 1, pageSize: 10 }

  await finish(api(suggestNames, { query }))

  const url = new URL(requests[0]?.url ?? '')
  expect(url.pathname).toBe('/api/dictionary/v2/fio')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    fio: 'Соко',
    role: 'dealer',
    page: '1',
    pageSize: '10'
  })
})

test('sends who asks with every call, and ignores ids that no shop has given', async () => {
  const { api, browser, requests, finish } = createTestClient([json(200, currencies)])
  browser.cookies.set('site-idpenal', '2')
  browser.cookies.set('currency-idpenal', '3\r\nx: y')
  browser.cookies.set('cart_tokenpenal', 'cart-1')

  await finish(api(listCurrencies, {}))

  const headers = requests[0]?.headers
  expect(headers?.get('site-id')).toBe('2')
  expect(headers?.get('currency-id')).toBe('1')
  expect(headers?.get('client')).toBe('site')
  expect(headers?.get('cart-token')).toBe('cart-1')
  expect(headers?.get('authorization')).toBeNull()
  expect(headers?.get('nonce')).toBeNull()
})

test('configuration adds calls that send a proof, and takes it from others', async () => {
  const guardedRoutes = { add: ['GET /basket/v1'], remove: ['PATCH /basket/v1'] }
  const { api, requests, finish } = createTestClient([json(400, {})], { guardedRoutes })

  await finish(api(getBasket, {}))
  await finish(api(updateBasket, { body: { promoCode: null } }))

  expect(requests.map(({ headers }) => headers.has('nonce'))).toEqual([true, false])
})

test('proves each attempt of a guarded call with a nonce of its own', async () => {
  const { api, requests, finish, clock } = createTestClient([json(503, {})])

  for (let call = 0; call < 50; call += 1) {
    await finish(api(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10' } }))
  }

  const nonces = requests.map(({ headers }) => headers.get('nonce'))
  expect(new Set(nonces).size).toBe(50)
  expect(nonces[0]).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(requests[0]?.headers.get('sending-time')).toBe(String(clock.now()))
  expect(new Set(requests.map(({ headers }) => headers.get('session-id'))).size).toBe(1)
})

test('sends no proof where the configuration asks for none', async () => {
  const { api, requests, finish } = createTestClient([json(503, {})], { guarded: false })

  await finish(api(updateBasket, { body: { promoCode: null } }))

  expect(requests[0]?.headers.get('nonce')).toBeNull()
})

test('tells the time as the server counts it', async () => {
  const answer = new Response(JSON.stringify(currencies), {
    headers: { date: 'Sat, 21 Nov 2026 10:00:00 GMT' }
  })
  const { api, requests, finish } = createTestClient([answer])
  await finish(api(listCurrencies, {}))

  await finish(api(updateBasket, { body: { promoCode: null } }))

  expect(requests[1]?.headers.get('sending-time')).toBe(String(Date.UTC(2026, 10, 21, 10)))
})

const refusedProof = (date: number) => {
  const answer = json(403, { message: 'Не удалось проверить запрос' })
  answer.headers.set('date', new Date(date).toUTCString())
  return answer
}
const HOUR_MS = 3_600_000

test.each([
  ['three hours ahead', 3],
  ['two hours late', -2],
  ['a year ahead', 8766]
])(
  'a clock that is %s: a refused proof goes again once, with the time of the server',
  async (_, hours) => {
    const startedAt = createMemoryClock().now()
    const server = startedAt - hours * HOUR_MS
    const { api, requests, finish } = createTestClient([refusedProof(server), json(422, {})])

    await finish(api(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10' } }))

    const sent = requests.map(({ headers }) => headers.get('sending-time'))
    expect(sent).toEqual([String(startedAt), String(server)])
    expect(new Set(requests.map(({ headers }) => headers.get('nonce'))).size).toBe(2)
    expect(await requests[1]?.clone().json()).toEqual({ promoCode: 'ЛИНЕЙКА10' })
  }
)

test('a proof that is refused with the right time is not sent again, nor one refused twice', async () => {
  const { now } = createMemoryClock()
  const right = createTestClient([refusedProof(now())])
  const twice = createTestClient([refusedProof(now() - HOUR_MS), refusedProof(now() - 9 * HOUR_MS)])

  for (const { api, finish } of [right, twice]) {
    await finish(api(updateBasket, { body: { promoCode: null } }))
  }

  expect([right, twice].map(({ requests }) => requests.length)).toEqual([1, 2])
})

test('a refusal of a call without a proof is not sent again, whatever the clock', async () => {
  const { api, requests, finish } = createTestClient([refusedProof(0)])

  await finish(api(listCurrencies, {}))

  expect(requests).toHaveLength(1)
})

test.each([408, 429, 500, 502, 503, 504])('repeats a reading call twice after %s', async status => {
  const { api, requests, finish } = createTestClient([json(status, {})])

  const { result } = await finish(api(listCurrencies, {}))

  expect(requests).toHaveLength(3)
  expect(result).toMatchObject({ status: 'rejected', reason: { status, retryable: true } })
})

test('repeats a reading call when the network fails, and succeeds in the end', async () => {
  const { api, requests, finish } = createTestClient([
    new TypeError('fetch failed'),
    new TypeError('fetch failed'),
    json(200, currencies)
  ])

  const { result } = await finish(api(listCurrencies, {}))

  expect(result).toEqual({ status: 'fulfilled', value: currencies })
  expect(requests).toHaveLength(3)
})

test('repeats a search, which only reads, although it is a POST', async () => {
  const { api, requests, finish } = createTestClient([json(503, {}), json(200, { count: 12 })])

  const { result } = await finish(api(countProducts, { body: { search: 'пенал' } }))

  expect(result).toEqual({ status: 'fulfilled', value: { count: 12 } })
  expect(await requests[1]?.clone().json()).toEqual({ search: 'пенал' })
})

test.each([400, 404, 409, 422])('does not repeat a call refused with %s', async status => {
  const { api, requests, finish } = createTestClient([json(status, { message: 'Нет' })])

  await finish(api(listCurrencies, {}))

  expect(requests).toHaveLength(1)
})

const form = { fio: 'Иванова Мария', email: 'a@b.ru', phone: '+79990000000', birthDate: null }

test.each<[string, (client: TestClient) => Promise<unknown>]>([
  ['PATCH', (client: TestClient) => client.api(updateBasket, { body: { promoCode: null } })],
  ['PUT', (client: TestClient) => client.api(updateProfile, { body: form })]
])('never repeats a %s', async (_, call) => {
  const client = createTestClient([json(503, {})])

  await client.finish(call(client))

  expect(client.requests).toHaveLength(1)
})

test('gives up at once when the server asks for a day of patience', async () => {
  const busy = new Response('{}', { status: 429, headers: { 'retry-after': '86400' } })
  const { api, requests, finish } = createTestClient([busy])

  const { tookMs } = await finish(api(listCurrencies, {}))

  expect(requests).toHaveLength(1)
  expect(tookMs).toBeLessThanOrEqual(5000)
})

test('waits as long as the server asks when that is short', async () => {
  const busy = new Response('{}', { status: 429, headers: { 'retry-after': '3' } })
  const { api, finish } = createTestClient([busy, json(200, currencies)])

  const { result, tookMs } = await finish(api(listCurrencies, {}))

  expect(result).toMatchObject({ status: 'fulfilled' })
  expect(tookMs).toBe(3000)
})

test('does not make an outage worse: 100 calls send at most 110 requests', async () => {
  const { api, requests, finish } = createTestClient([json(503, {})])

  const calls = Array.from({ length: 100 }, () => api(listCurrencies, {}))
  await finish(Promise.allSettled(calls))

  expect(requests.length).toBeLessThanOrEqual(110)
  expect(requests.length).toBeGreaterThan(100)
})

test('keeps a call with all its repeats under half a minute', async () => {
  const { api, finish } = createTestClient(['never'])

  const { result, tookMs } = await finish(api(listCurrencies, {}))

  expect(result).toMatchObject({ status: 'rejected', reason: { status: 501, retryable: true } })
  expect(tookMs).toBeLessThanOrEqual(30_000)
})

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })

function brokenBody(): Response {
  const body = new ReadableStream({
    start: stream => stream.error(new TypeError('terminated'))
  })
  return new Response(body, { status: 200 })
}

test.each<[string, () => WireAnswer, string]>([
  ['the page of a captive portal', () => page('<html>Войдите в сеть</html>'), 'no JSON'],
  ['broken JSON', () => page('{"data": ['), 'no JSON'],
  ['an empty answer', () => page(''), 'no JSON'],
  ['204', () => new Response(null, { status: 204 }), 'no JSON'],
  ['a body that breaks off', brokenBody, ''],
  ['an answer that stalls', () => 'never', ''],
  ['a field of another type', () => json(200, { data: [{ id: [] }] }), 'data.0.id'],
  ['null', () => json(200, null), '']
])('turns %s into one error that names the call', async (_, answer, where) => {
  // A stream is spent once: no repeats here.
  const retry = { ...shopConfig().retry, limit: 0 }
  const client = createTestClient([answer()], { retry })

  const { result } = await client.finish(client.api(listCurrencies, {}))

  const error = result.status === 'rejected' ? result.reason : undefined
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('Произошла ошибка сервера')
  expect(error.status).toBe(501)
  expect(error.where).toContain('GET /currencies/v1')
  expect(error.where).toContain(where)
})

test.each([
  // A reason phrase is never Russian: Node refuses to make one.
  ['the status text', 'Conflict', { message: 'Корзина занята' }, 'Conflict'],
  ['the message', ' ', { message: 'Корзина занята', error_message: 'Другое' }, 'Корзина занята'],
  ['the error_message', '', { error_message: 'Корзина занята' }, 'Корзина занята'],
  ['a list', ' ', { message: ['Корзина занята', 3, 'Ждите'] }, 'Корзина занята. Ждите'],
  ['a record', ' ', { message: { a: 'Корзина занята' } }, 'Корзина занята'],
  ['the default text', ' ', { detail: 'x' }, 'Произошла ошибка сервера'],
  ['the default text', ' ', ['x'], 'Произошла ошибка сервера']
])('words an error by %s', async (_, statusText, body, message) => {
  const answer = new Response(JSON.stringify(body), { status: 409, statusText })
  const { api, finish } = createTestClient([answer])

  const { result } = await finish(api(getBasket, {}))

  expect(result).toMatchObject({ reason: { message, status: 409 } })
})

test('cuts a message that has no end', async () => {
  const { api, finish } = createTestClient([json(400, { message: 'Ошибка '.repeat(1000) })])

  const { result } = await finish(api(getBasket, {}))

  expect(result.status === 'rejected' && result.reason.message).toHaveLength(300)
})

test('hands over field errors and the body of a refused call', async () => {
  const body = {
    message: 'Проверьте введённые данные',
    errors: { 'personalData.email': 'Некорректный e-mail', phone: ['Пусто', 7] },
    total: 1290
  }
  const { api, finish } = createTestClient([json(409, body)])

  const { result } = await finish(api(getBasket, {}))

  expect(result).toMatchObject({
    reason: {
      fieldErrors: { 'personalData.email': 'Некорректный e-mail', phone: 'Пусто' },
      body: { total: 1290 }
    }
  })
})

test('says that the session ended for 401 and 406, whatever the server says', async () => {
  for (const status of [401, 406]) {
    const { api, finish } = createTestClient([json(status, { message: 'Unauthorized' })])

    const { result } = await finish(api(getBasket, {}))

    expect(result).toMatchObject({
      reason: { message: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново' }
    })
  }
})

test('gives a call up when its caller does', async () => {
  const { api, requests, finish } = createTestClient(['never'])
  const stop = new AbortController()
  const call = finish(api(listCurrencies, {}, stop.signal))

  stop.abort()

  expect((await call).result).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
  expect(requests.length).toBeLessThanOrEqual(1)
})

test('carries the key that makes a repeated order the same order', async () => {
  const { api, requests, finish } = createTestClient([json(409, {})])

  const body = { ...emptyOrderForm(), expectedPrice: 100 }
  await finish(api(createOrder, { body }, undefined, 'key-1'))

  expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
})

test('a reading that is given up ends at once and is not repeated', async () => {
  const { api, requests } = createTestClient(['never'])
  const outer = new AbortController()

  const call = api(listCurrencies, {}, outer.signal).catch(error => error.name)
  await settle()
  outer.abort()

  expect(await call).toBe('AbortError')
  expect(requests).toHaveLength(1)
})
