import {
  countProducts,
  listCategories,
  listCategorySuggestions,
  listFilters,
  listProducts,
  listProductsByIds,
  listSimilarProducts,
  viewProduct
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDemoShop } from '../src/seed/demo-shop.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const shop = createDemoShop({ products: 60 })
let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const filterIds = new Map(
  shop.filters.flatMap(({ values }) => values.map(value => [value.title, value.id]))
)

const list = (body: object) => backend.call(listProducts, { body })

const found = async (search: string) => {
  const { data, corrected } = await list({ search })
  return { titles: data.map(card => card.title), corrected }
}

test('lists the shop page by page without a gap or a repeat', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(page => list({ page, limit: 16 })))

  expect(pages.map(({ data }) => data.length)).toEqual([16, 16, 16, 12])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(60)
  expect(pages[0]?.meta).toEqual({ page: 1, limit: 16, total: 60, pages: 4 })
})

test('answers a page beyond the last with nothing and the true count', async () => {
  const { data, meta } = await list({ page: 999_999 })

  expect(data).toEqual([])
  expect(meta).toEqual({ page: 999_999, limit: 20, total: 60, pages: 3 })
})

test.each([
  ['price', (price: number, next: number) => price <= next],
  ['price-desc', (price: number, next: number) => price >= next]
])('sorts by %s', async (sort, isInOrder) => {
  const { data } = await list({ sort, limit: 60 })
  const prices = data.map(({ cardPrices }) => cardPrices[0]?.price ?? 0)

  expect(prices.every((price, at) => isInOrder(price, prices[at + 1] ?? price))).toBe(true)
})

test('sorts by rating, and equal ratings always in the same order', async () => {
  const first = await list({ sort: 'rating', limit: 60 })
  const second = await list({ sort: 'rating', limit: 60 })
  const ratings = first.data.map(({ rating }) => rating)

  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  expect(second.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id))
})

test('counts the whole branch of a category', async () => {
  const { data: categories } = await backend.call(listCategories, {})

  for (const { path, productsCount } of categories) {
    const { count } = await backend.call(countProducts, { body: { category: path } })
    expect(count, path).toBe(productsCount)
  }
})

test('says that a category is unknown', async () => {
  const refusal = await backend.refused(listProducts, { body: { category: 'net/takoj' } })

  expect(refusal).toMatchObject({ status: 404, message: 'Категория не найдена' })
})

test('lists a collection, and nothing for one that is gone', async () => {
  const collection = shop.collections.find(({ productIds }) => productIds.length > 0)
  const { data } = await list({ collection: collection?.code, limit: 60 })
  const gone = await list({ collection: 'net-takoj' })

  expect(data.map(({ id }) => id).toSorted()).toEqual(collection?.productIds.toSorted())
  expect(gone.meta.total).toBe(0)
})

test('finds words in any form', async () => {
  const { titles, corrected } = await found('рюкзаки')

  expect(titles[0]).toBe('Рюкзак «Перемена» с ортопедической спинкой, 18 л')
  expect(corrected).toBeNull()
})

test.each([
  ['рюкзк', 'рюкзак'],
  ['h.rpfr', 'рюкзак'],
  ['ntnhflm', 'тетрадь']
])('searches «%s» as «%s»', async (typed, meant) => {
  const { titles, corrected } = await found(typed)

  expect(corrected).toBe(meant)
  expect(titles).toEqual((await found(meant)).titles)
  expect(titles.length).toBeGreaterThan(0)
})

test('a size in the search leaves the things that come in it', async () => {
  const { data } = await list({ search: 'сарафан рост 134' })

  expect(data[0]?.title).toMatch(/сарафан/i)
  for (const { id } of data) {
    const product = shop.products.find(other => other.id === id)
    expect(product?.groups.map(({ size }) => size?.title)).toContain('134')
  }
})

test.each([
  ['рюкзак для мальчика', ['Мальчикам', 'Всем']],
  ['рубашка мальчику', ['Мальчикам', 'Всем']],
  ['блузка для девочки', ['Девочкам', 'Всем']]
])('«%s» is for whom it says', async (search, audience) => {
  const { data, corrected } = await list({ search })

  expect(corrected).toBeNull()
  expect(data.length).toBeGreaterThan(0)
  const ids = audience.map(title => filterIds.get(title))
  for (const { id } of data) {
    const values = shop.products.find(product => product.id === id)?.filterValueIds ?? []
    expect(values.some(value => ids.includes(value))).toBe(true)
  }
})

test.each([
  ['рюкзак квазар', 'рюкзак'],
  ['суперский рюкзак', 'рюкзак'],
  ['рюкзак для мальчика 9999', 'рюкзак для мальчика']
])(
  '«%s», which nothing fits, is searched as «%s», and the answer says so',
  async (typed, meant) => {
    expect(await found(typed)).toEqual({ ...(await found(meant)), corrected: meant })
  }
)

test.each([
  ['vendor code', shop.products[4]?.vendorCode],
  [
    'vendor code in lower case without dashes',
    shop.products[4]?.vendorCode.toLowerCase().replaceAll('-', ' ')
  ],
  ['barcode', shop.products[4]?.groups[0]?.barcode]
])('finds exactly one product by its %s', async (_, code) => {
  expect(await found(code ?? '')).toEqual({ titles: [shop.products[4]?.title], corrected: null })
})

test.each([
  '<script>alert(1)</script>',
  '"',
  "'; drop table product; --",
  '77%_',
  '\\',
  'ы'.repeat(10_000)
])('takes the search %s as plain text', async search => {
  expect(await found(search)).toEqual({ titles: [], corrected: null })
  expect((await list({})).meta.total).toBe(60)
})

test('cuts a long search to 200 characters', async () => {
  const { titles } = await found(`рюкзак${' '.repeat(5000)}рюкзак ${'рюкзак '.repeat(600)}`)

  expect(titles).toEqual((await found('рюкзак')).titles)
})

test('shows a product with its true path', async () => {
  const wanted = shop.products[0]
  const product = await backend.call(viewProduct, { query: { code: wanted?.code } })

  expect(product.title).toBe(wanted?.title)
  expect(product.trail.at(-1)?.id).toBe(wanted?.categoryIds[0])
  expect(product.trail.at(-1)?.path).toBe(product.trail.map(({ code }) => code).join('/'))
  expect(product.groups.map(({ remnants }) => remnants)).toEqual(
    wanted?.groups.map(({ stock }) => stock)
  )
})

test.each([{ code: 'net-takogo' }, { id: 999_999 }, { id: 1e15 }, { id: 1.5 }])(
  'says that the product %o is not there',
  async query => {
    const refusal = await backend.refused(viewProduct, { query })

    expect(refusal).toMatchObject({ status: 404, message: 'Товар не найден' })
  }
)

test('shows a guest only the prices for everybody', async () => {
  const { data } = await list({ limit: 60 })
  const roles = data.flatMap(({ cardPrices, groups }) => [
    ...cardPrices.map(({ priceRole }) => priceRole),
    ...groups.flatMap(({ offers }) => offers.flatMap(({ prices }) => prices.map(p => p.priceRole)))
  ])

  expect(new Set(roles)).toEqual(new Set(['guest_opt']))
})

test('answers cards by ids in the order asked, without the unknown', async () => {
  const { data } = await backend.call(listProductsByIds, { query: { ids: [7, 999_999, 3, 7] } })

  expect(data.map(({ id }) => id)).toEqual([7, 3])
})

test.each(['ids=7&ids=3', 'ids[]=7&ids[]=3', 'ids=7,3'])('reads a list as %s', async query => {
  const response = await backend.app.request(`/catalog/v1/products/by-ids?${query}`)
  const { data } = await response.json()

  expect(data.map(({ id }: { id: number }) => id)).toEqual([7, 3])
})

test('offers the filters that a category has, the weightiest first', async () => {
  const { data: all } = await backend.call(listFilters, { query: {} })
  const category = shop.products[0]?.categoryIds[0]
  const { data: categories } = await backend.call(listCategories, {})
  const path = categories.find(({ id }) => id === category)?.path
  const { data } = await backend.call(listFilters, { query: { category: path } })

  expect(data.length).toBeLessThan(all.length)
  expect(all.map(({ priority }) => priority)).toEqual(
    all.map(({ priority }) => priority).toSorted((one, other) => other - one)
  )
})

test('offers similar products of the same branch without the product itself', async () => {
  const { data } = await backend.call(listSimilarProducts, { body: { productId: 1, limit: 4 } })

  expect(data.map(({ id }) => id)).not.toContain(1)
  expect(data[0]?.categories[0]?.id).toBe(shop.products[0]?.categoryIds[0])
})

test('suggests the children of a category, and the roots without one', async () => {
  const roots = await backend.call(listCategorySuggestions, { query: {} })
  const root = roots.data[0]
  const children = await backend.call(listCategorySuggestions, { query: { categoryId: root?.id } })

  expect(roots.data.every(({ parentId }) => parentId === null)).toBe(true)
  expect(children.data.map(({ id }) => id)).toEqual(root?.childrenIds)
})

test('leaves the list of what is in stock when the last piece is sold', async () => {
  const product = shop.products.find(({ groups }) => groups.some(({ stock }) => stock > 0))
  const ids = product?.groups.map(({ id }) => id) ?? []
  const before = await backend.call(countProducts, { body: { inStock: true } })

  await backend.db.updateTable('offer').set({ stock: 0 }).where('group_id', 'in', ids).execute()

  const after = await backend.call(countProducts, { body: { inStock: true } })
  expect(after.count).toBe(before.count - 1)
})
