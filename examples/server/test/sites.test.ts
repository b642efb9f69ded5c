import { formatPrice } from '@vitrina/core'
import {
  countProducts,
  getBasket,
  getConfiguration,
  getInit,
  listBanners,
  listCategories,
  listCurrencies,
  listProducts,
  listSimilarProducts,
  listSites,
  viewProduct
} from '@vitrina/core/contracts'
import { convertPrice } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, sellGroup } from './shopper.ts'

/** They follow the Russian curriculum: the sites abroad do not sell them. */
const BOOKS = 'tetradi-i-bumaga/knigi-dlya-ucheby'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ products: 200 })
})

afterAll(() => backend.close())

const on = (siteId: string) => ({ headers: { 'site-id': siteId } })
const booksOn = (siteId: string) =>
  backend.call(listProducts, { body: { category: BOOKS, facets: true } }, on(siteId))

test('a site lists and counts the goods that it sells, and no others', async () => {
  const home = await booksOn('1')
  const abroad = await Promise.all([booksOn('2'), booksOn('3')])
  const counts = await Promise.all(
    ['1', '2', '3'].map(site => backend.call(countProducts, { body: {} }, on(site)))
  )

  const books = home.meta.total
  expect(books).toBeGreaterThan(0)
  expect(abroad.map(({ meta }) => meta.total)).toEqual([0, 0])
  expect(abroad[0]?.facets?.inStock).toBe(0)
  expect(counts).toEqual([{ count: 200 }, { count: 200 - books }, { count: 200 - books }])
})

test('what a site does not sell is not found there: by search, by address, beside other goods', async () => {
  const book = (await booksOn('1')).data[0]
  const { code, id, vendorCode } = book ?? { code: '', id: 0, vendorCode: '' }
  const ask = async (site: string) => {
    const body = { search: vendorCode }
    const found = await backend.call(listProducts, { body }, on(site))
    const beside = { body: { productId: id, limit: 24 } }
    const similar = await backend.call(listSimilarProducts, beside, on(site))
    return { found: found.meta.total, books: similar.data.filter(isBook).length }
  }

  expect(await ask('1')).toEqual({ found: 1, books: (await booksOn('1')).meta.total - 1 })
  expect(await ask('2')).toEqual({ found: 0, books: 0 })
  expect((await backend.call(viewProduct, { query: { code } }, on('1'))).id).toBe(id)
  const refusal = await backend.refused(viewProduct, { query: { code } }, on('2'))
  expect([refusal.status, refusal.message]).toEqual([404, 'Товар не найден'])
})

const isBook = ({ categories }: { categories: readonly { path: string }[] }) =>
  categories.some(({ path }) => path.startsWith(BOOKS))

test('the menu of a site counts its own goods', async () => {
  const booksIn = async (site: string) => {
    const { data } = await backend.call(listCategories, {}, on(site))
    const { categories } = await backend.call(getInit, { query: {} }, on(site))
    return [data, categories].map(
      tree => tree.find(({ path }) => path === BOOKS)?.productsCount ?? -1
    )
  }
  const { meta } = await booksOn('1')

  expect(await booksIn('1')).toEqual([meta.total, meta.total])
  expect(await booksIn('2')).toEqual([0, 0])
})

test('each site has banners of its own', async () => {
  const { data: sites } = await backend.call(listSites, {})
  const banners = await Promise.all(
    sites.map(async ({ id }) => (await backend.call(listBanners, { query: {} }, on(id))).data)
  )

  const lists = banners.map(list => list.map(({ code }) => code).join())
  expect(sites.map(({ code }) => code)).toEqual(['main', 'by', 'kz'])
  expect(new Set(lists).size).toBe(3)
})

test('a price stays in rubles for every currency, and its rate makes the shown one', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 5, kopecks: 250_000 })
  await shopper.put(group, 2)
  const configuration = await backend.call(getConfiguration, {})
  const { data: currencies } = await backend.call(listCurrencies, {})

  const shown = await Promise.all(
    currencies.map(async currency => {
      const { total } = await shopper.call(getBasket, {}, { 'currency-id': currency.id })
      return `${formatPrice(convertPrice(total.price, currency, configuration), currency.sign)}`
    })
  )

  expect(shown.map(text => text.replaceAll(/\s/g, ' '))).toEqual(['5 000 ₽', '181 Br', '32 250 ₸'])
})
