import { createServer, type IncomingHttpHeaders } from 'node:http'
import { ApiError, shopConfig } from '@vitrina/core'
import { getBasket, listProductsByIds, login, removeBasketProducts } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'
import { createExchange } from '../requests/exchange.ts'
import { close, open } from '../testing/stub-backend.ts'
import { createBackend } from './backend.ts'

const running: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

interface Said {
  readonly status?: number
  readonly statusText?: string
  readonly text: string
}

interface Received {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A backend that says the same to every call, and the way the pages call it. */
async function start({ status = 200, statusText = ' ', text }: Said, spelling = shopConfig()) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
    response.writeHead(status, statusText).end(text)
  })
  const exchange = createExchange({ apiUrl: `http://127.0.0.1:${await open(server)}`, spelling })
  running.push(() => close(server))
  return { exchange, received }
}

const guest = { siteId: '1', currencyId: '1' }

async function errorOf(said: Said, endpoint: typeof getBasket | typeof login = getBasket) {
  const backend = createBackend((await start(said)).exchange, guest)
  const body = { username: 'a@b.ru', password: 'x', deviceId: 'd' }
  return backend(endpoint, endpoint === login ? { body } : {}).then(
    () => undefined,
    error => error
  )
}

test.each([
  ['the status text', 'Conflict', '{"message":"Корзина занята"}', 'Conflict'],
  ['the message', ' ', '{"message":"Корзина занята","error_message":"Х"}', 'Корзина занята'],
  ['the error_message', ' ', '{"error_message":"Корзина занята"}', 'Корзина занята'],
  ['a list', ' ', '{"message":["Корзина занята",3,"Ждите"]}', 'Корзина занята. Ждите'],
  ['a record', ' ', '{"message":{"a":"Корзина занята"}}', 'Корзина занята'],
  ['the default', ' ', '<h1>nginx</h1>', 'Произошла ошибка сервера']
])('the data of a page is refused in the words of %s', async (_, statusText, text, message) => {
  const error = await errorOf({ status: 409, statusText, text })

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message, status: 409, where: 'GET /basket/v1' })
})

test('the errors of fields come with the refusal of a page’s data', async () => {
  const text = '{"message":"Проверьте","errors":{"phone":["Пусто","Коротко"]}}'

  expect(await errorOf({ status: 400, text })).toMatchObject({
    message: 'Проверьте',
    fieldErrors: { phone: 'Пусто. Коротко' }
  })
})

test('a session that ended has the words of the specification, a wrong password the server’s', async () => {
  const refused = { status: 401, text: '{"message":"Неверный пароль"}' }

  expect(await errorOf(refused)).toMatchObject({
    message: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
  })
  expect(await errorOf(refused, login)).toMatchObject({ message: 'Неверный пароль' })
})

test('an answer that nobody can read is a failure of the gateway', async () => {
  expect(await errorOf({ text: '<h1>nginx</h1>' })).toMatchObject({
    status: 502,
    where: 'GET /basket/v1: no JSON'
  })
})

test('a call in the name of a member carries who asks, and from where', async () => {
  const { exchange, received } = await start({ text: '{"data":[]}' })
  const backend = createBackend(exchange, {
    ...guest,
    authToken: 'aaa.bbb.ccc',
    cartToken: 'cart-1',
    ip: '10.0.0.7'
  })

  await backend(listProductsByIds, { query: { ids: [1, 22] } }).catch(() => undefined)

  expect(received[0]?.line).toBe('GET /catalog/v1/products/by-ids?ids=1&ids=22')
  expect(received[0]?.headers).toMatchObject({
    'site-id': '1',
    'currency-id': '1',
    client: 'site',
    'cart-token': 'cart-1',
    authorization: 'Bearer aaa.bbb.ccc',
    'x-forwarded-for': '10.0.0.7'
  })
})

test('the headers of a page’s calls have the names that the configuration gives them', async () => {
  const config = shopConfig({ headerNames: { siteId: 'x-site' } })
  const { exchange, received } = await start({ text: '{}' }, config)
  const backend = createBackend(exchange, guest)

  await backend(getBasket, {}).catch(() => undefined)

  expect(received[0]?.headers).toMatchObject({ 'x-site': '1' })
  expect(received[0]?.headers).not.toHaveProperty('site-id')
})

test('a DELETE arrives with its body', async () => {
  const { exchange, received } = await start({ text: '{}' })
  const body = { groupIds: [7], notInStock: false }

  await createBackend(exchange, guest)(removeBasketProducts, { body }).catch(() => undefined)

  expect(received[0]).toMatchObject({
    line: 'DELETE /basket/v1/products',
    body: '{"groupIds":[7],"notInStock":false}'
  })
})
