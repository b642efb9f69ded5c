import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { createApi } from '../../api/api.ts'
import { createServerTime } from '../../api/server-time.ts'
import { getBasket, putBasketProducts } from '../../contracts/basket.ts'
import { listProducts, listProductsByIds, viewProduct } from '../../contracts/catalog.ts'
import { deleteShippingAddress } from '../../contracts/delivery.ts'
import { toggleFavorite } from '../../contracts/favorites.ts'
import { getNews, listNews } from '../../contracts/news.ts'
import { repeatOrder } from '../../contracts/orders.ts'
import { shopConfig } from '../../platform/config.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { fixtures } from '../entity-fixtures.ts'
import { json } from '../fake-server.ts'
import { createRandomBytes } from '../random.ts'
import { contractHandlers, type MockedShop } from './contract-handlers.ts'

const apiUrl = 'https://shop.example/api'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mock = (answers: NonNullable<MockedShop['answers']>) =>
  server.use(...contractHandlers({ apiUrl, answers }))

/** The client of a shop whose network is the mocked one. */
const browser = createMemoryBrowser()
const api = createApi({
  platform: browser.open({ fetch: request => fetch(request), randomBytes: createRandomBytes(1) }),
  config: shopConfig({ siteName: 'penal', retry: { ...shopConfig().retry, limit: 0 } }),
  serverTime: createServerTime(browser.clock),
  auth: { token: () => undefined, epoch: () => 0, renew: async () => false, end() {} }
})

test('a path with a place in it is mocked for every value', async () => {
  mock({ getNews: ({ url }) => fixtures.newsItem({ code: url.split('/').at(-1) ?? '' }) })

  const article = await api(getNews, { params: { id: 'ranec' } })

  expect(article.code).toBe('ranec')
})

test('a list and its item are two calls', async () => {
  const tags = [{ title: 'Первый класс', count: 4 }]
  const meta = { page: 1, limit: 10, total: 0, pages: 0 }
  mock({ listNews: { data: [], meta, tags } })

  expect(await api(listNews, {})).toEqual({ data: [], meta, tags })
  expect(await api(getNews, { params: { id: '7' } })).toMatchObject({ code: 'tetrad' })
})

test('an answer may look into what was sent, and take its time', async () => {
  mock({
    putBasketProducts: async request => {
      const { groups }: { groups: { count: number }[] } = await request.json()
      return fixtures.basket({ version: groups[0]?.count ?? 0 })
    }
  })
  const body = { groups: [{ id: '1', groupId: 11, count: 7 }], change: true }

  expect((await api(putBasketProducts, { body })).version).toBe(7)
})

test('a query is read by the mock as the client writes it', async () => {
  mock({
    listProductsByIds: ({ url }) => ({
      data: new URL(url).searchParams
        .getAll('ids')
        .map(id => fixtures.productCard({ id: Number(id) }))
    })
  })

  const { data } = await api(listProductsByIds, { query: { ids: [3, 1] } })

  expect(data.map(({ id }) => id)).toEqual([3, 1])
})

test.each([
  ['PUT', () => api(toggleFavorite, { body: { product: 17 } }), { product: 17, favorite: true }],
  ['PATCH', () => api(repeatOrder, { body: { orderId: 'o-1' } }), { added: 2, missing: [] }],
  ['DELETE', () => api(deleteShippingAddress, { body: { id: 'a-1' } }), { id: 'a-1', data: [] }]
] as const)('a %s is mocked by its own method', async (_, call, answer) => {
  mock({
    toggleFavorite: { product: 17, favorite: true },
    repeatOrder: { added: 2, missing: [] },
    deleteShippingAddress: { id: 'a-1', data: [] }
  })

  expect(await call()).toEqual(answer)
})

test('a refusal of the mock is an error with its words and fields', async () => {
  const body = { message: 'Корзина занята', errors: { groups: 'Товара больше нет' } }
  mock({ putBasketProducts: () => json(409, body) })

  const call = api(putBasketProducts, { body: { groups: [], change: true } })

  await expect(call).rejects.toMatchObject({
    status: 409,
    message: 'Корзина занята',
    fieldErrors: { groups: 'Товара больше нет' }
  })
})

test('what a test says nothing of is answered by one shop: its list, a product, the basket', async () => {
  mock({})
  const { data } = await api(listProducts, { body: { category: 'shkola/ryukzaki' } })
  const { groups } = await api(viewProduct, { query: { code: data[0]?.code } })
  const groupId = groups[0]?.id ?? 0

  const body = { groups: [{ id: 'intent-1', groupId, count: 2 }], change: true }
  await api(putBasketProducts, { body })

  expect((await api(getBasket, {})).total).toMatchObject({ count: 2, price: 7200 })
})
