import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import * as contracts from '../../contracts/index.ts'
import { fixtures } from '../entity-fixtures.ts'
import { json } from '../fake-server.ts'
import { contractHandlers, type MockedShop } from './contract-handlers.ts'

const apiUrl = 'https://shop.example/api'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mock = (answers: MockedShop['answers'] = {}) =>
  server.use(...contractHandlers({ apiUrl, answers }))

const endpoints = Object.entries(contracts).flatMap(([name, contract]) =>
  typeof contract === 'object' && 'response' in contract ? [[name, contract] as const] : []
)

test.each(endpoints)('%s is answered as its contract promises', async (_, endpoint) => {
  mock()

  const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
  const answer = await fetch(`${apiUrl}${path}`, { method: endpoint.method })

  expect(endpoint.response.safeParse(await answer.json()).success).toBe(true)
})

test('a test says what a call answers', async () => {
  mock({ viewProduct: fixtures.product({ title: 'Пенал' }) })

  const answer = await fetch(`${apiUrl}/catalog/v1/products/view?code=penal`)

  expect(await answer.json()).toMatchObject({ title: 'Пенал' })
})

test('an answer may depend on the request, and may be a refusal', async () => {
  mock({
    viewProduct: ({ url }) =>
      url.includes('code=penal')
        ? fixtures.product({ code: 'penal' })
        : json(404, { message: 'Такого товара нет' })
  })

  const known = await fetch(`${apiUrl}/catalog/v1/products/view?code=penal`)
  const unknown = await fetch(`${apiUrl}/catalog/v1/products/view?code=x`)

  expect(await known.json()).toMatchObject({ code: 'penal' })
  expect(unknown.status).toBe(404)
})
