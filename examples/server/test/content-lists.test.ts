import {
  getBanner,
  getPartner,
  getSeo,
  getWidget,
  listBanners,
  listCategories,
  listCollectionFilters,
  listCollectionProducts,
  listCollections,
  listPartners,
  listProducts,
  listShopPoints,
  listStickers
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const BELARUS = { headers: { 'site-id': '2' } }

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const codesOf = ({ data }: { readonly data: readonly { readonly code: string }[] }) =>
  data.map(({ code }) => code)

test('banners of every page leave out those of a category, a choice or another site', async () => {
  const here = codesOf(await backend.call(listBanners, {}))
  const there = codesOf(await backend.call(listBanners, {}, BELARUS))

  expect(here).toContain('listing-shops')
  expect(here).not.toContain('listing-uniform')
  expect(here).not.toContain('belarus')
  expect(there).toContain('belarus')
  expect(there).not.toContain('kazahstan')
})

test.each([
  ['nothing', {}, ['listing-shops']],
  ['a category', { category: 'nauka' }, ['listing-science', 'listing-shops']],
  [
    'a deeper category',
    { category: 'shkolnaya-forma/verhnyaya-odezhda/kurtki' },
    ['listing-outerwear', 'listing-uniform', 'listing-shops']
  ],
  [
    'a value of the category',
    { category: 'shkolnaya-forma', values: ['color:sinij', 'material:cotton'] },
    ['listing-cotton-uniform', 'listing-uniform', 'listing-shops']
  ],
  [
    'a value elsewhere',
    { category: 'nauka', values: ['material:cotton'] },
    ['listing-science', 'listing-shops']
  ]
])('at %s the place of a list shows the best banner first', async (_, query, codes) => {
  expect(codesOf(await backend.call(getBanner, { params: { code: 'listing' }, query }))).toEqual(
    codes
  )
})

test('a banner is found by its own code, and a place without banners is empty', async () => {
  const own = await backend.call(getBanner, { params: { code: 'uniform' } })
  const wide = await backend.call(getBanner, { params: { code: 'wide' } })

  expect(codesOf(own)).toEqual(['uniform'])
  expect(wide.data).toEqual([])
})

test.each(['net-takogo', '1', "'", 'kazahstan'])('no banner goes by %j here', async code => {
  const refusal = await backend.refused(getBanner, { params: { code } })

  expect(refusal).toMatchObject({ status: 404, message: 'Баннер не найден' })
})

test('collections have a picture and as many goods as they say', async () => {
  const { data, meta } = await backend.call(listCollections, {})

  expect(codesOf({ data })).toEqual(['bestsellers', 'new-arrivals', 'sale', 'first-grader'])
  expect(meta).toEqual({ page: 1, limit: 20, total: 4, pages: 1 })
  for (const collection of data) {
    const goods = await backend.call(listCollectionProducts, { params: { id: collection.id } })
    expect(goods.collection).toEqual(collection)
    expect(goods.meta.total).toBe(collection.productsCount)
    expect(goods.meta.limit).toBe(10)
    expect(collection.image).not.toBeNull()
  }
})

test('a page of collections ends where they end', async () => {
  const query = (page: number) => backend.call(listCollections, { query: { page, limit: 3 } })

  expect(codesOf(await query(2))).toEqual(['first-grader'])
  expect(await query(3)).toEqual({ data: [], meta: { page: 3, limit: 3, total: 4, pages: 2 } })
})

test('goods of a collection are those that the catalogue shows for it', async () => {
  const { data: expected } = await backend.call(listProducts, {
    body: { collection: 'sale', sort: 'price', limit: 10 }
  })

  const { data } = await backend.call(listCollectionProducts, {
    params: { id: 'sale' },
    query: { sort: 'price' }
  })

  expect(data).toEqual(expected)
})

test('each filter value of a collection leaves goods, and a foreign one leaves all', async () => {
  const params = { id: 'sale' }
  const all = await backend.call(listCollectionProducts, { params })
  const { data: filters } = await backend.call(listCollectionFilters, { query: { id: 'sale' } })
  const brand = filters.find(({ code }) => code === 'brand')

  expect(brand?.values.length).toBeGreaterThan(0)
  for (const value of brand?.values ?? []) {
    const goods = await backend.call(listCollectionProducts, {
      params,
      query: { values: [value.id] }
    })
    expect(goods.meta.total).toBeGreaterThan(0)
    expect(goods.data.every(({ partner }) => partner?.code === value.code)).toBe(true)
  }
  const foreign = await backend.call(listCollectionProducts, {
    params,
    query: { values: [-1, 1e9] }
  })
  expect(foreign.meta.total).toBe(all.meta.total)
})

test('filters of all collections hold those of each', async () => {
  const ids = (filters: readonly { readonly values: readonly { readonly id: number }[] }[]) =>
    filters.flatMap(({ values }) => values.map(({ id }) => id))
  const { data: everything } = await backend.call(listCollectionFilters, {})
  const { data: sale } = await backend.call(listCollectionFilters, { query: { id: 'sale' } })

  expect(ids(everything)).toEqual(expect.arrayContaining(ids(sale)))
  expect(ids(everything).length).toBeGreaterThan(ids(sale).length)
})

test.each(['999', 'net-takoj', '9'.repeat(30)])('no collection goes by %s', async id => {
  const goods = await backend.refused(listCollectionProducts, { params: { id } })
  const filters = await backend.refused(listCollectionFilters, { query: { id } })

  expect(goods).toMatchObject({ status: 404, message: 'Подборка не найдена' })
  expect(filters).toMatchObject({ status: 404, message: 'Подборка не найдена' })
})

test('brands have pages, pictures and goods', async () => {
  const { data, meta } = await backend.call(listPartners, { query: { limit: 100 } })

  expect(meta).toEqual({ page: 1, limit: 100, total: 14, pages: 1 })
  expect(data).toHaveLength(14)
  for (const card of data) {
    const brand = await backend.call(getPartner, { params: { id: card.code } })
    expect(brand).toMatchObject(card)
    expect(brand.html).toContain('<h2>')
    expect(brand.images.length).toBeGreaterThanOrEqual(3)
    expect(brand.sizeTable !== null).toBe(card.hasSizeTable)
    expect(await backend.call(getPartner, { params: { id: card.id } })).toEqual(brand)
  }
})

test('a brand counts the goods that the catalogue has of it', async () => {
  const brand = await backend.call(getPartner, { params: { id: 'sovenok' } })
  const { meta } = await backend.call(listProducts, { body: { filters: { brand: ['sovenok'] } } })

  expect(brand.productsCount).toBe(meta.total)
})

test('size tables are those of the brands that have one, with as many cells as columns', async () => {
  const { data, meta } = await backend.call(listPartners, { query: { sizes: 'true' } })

  expect(codesOf({ data }).toSorted()).toEqual([
    ...['5-klass', 'fizkult', 'len-i-linejka', 'severnyj-veter', 'shag-vpered', 'starosta']
  ])
  expect(meta.total).toBe(6)
  for (const { code } of data) {
    const { sizeTable } = await backend.call(getPartner, { params: { id: code } })
    expect(sizeTable?.rows.every(row => row.length === sizeTable.columns.length)).toBe(true)
    expect(sizeTable?.note).toMatch(/[а-яё]/)
  }
})

test.each(['999', 'net-takogo', '2147483648', '<script>'])('no brand goes by %s', async id => {
  const refusal = await backend.refused(getPartner, { params: { id } })

  expect(refusal).toMatchObject({ status: 404, message: 'Бренд не найден' })
})

test('shops stand in regions, in twelve cities, with coordinates and hours', async () => {
  const { regions, shops } = await backend.call(listShopPoints, { query: { type: 'shop' } })

  const regionIds = new Set(regions.map(({ id }) => id))
  expect(new Set(shops.map(({ city }) => city)).size).toBe(12)
  expect(shops.every(({ regionId }) => regionIds.has(regionId))).toBe(true)
  expect(shops.find(({ code }) => code === 'kazan-pushkina')?.coordinates).toEqual([
    55.7916, 49.1264
  ])
  expect(shops.every(({ hours, services }) => hours !== '' && services.length > 0)).toBe(true)
  expect(shops.find(({ code }) => code === 'kazan-pushkina')?.coordinates).toEqual([
    55.7916, 49.1264
  ])
  expect(shops.filter(({ deliveryPointCode }) => deliveryPointCode !== null)).toHaveLength(3)
  expect(regions.map(({ title }) => title)).toEqual(
    regions.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'ru'))
  )
})

test('dealers and a region can be asked for alone', async () => {
  const dealers = await backend.call(listShopPoints, { query: { type: 'dealer' } })
  const tatarstan = await backend.call(listShopPoints, { query: { region: '16' } })
  const nowhere = await backend.call(listShopPoints, { query: { region: '00' } })

  expect(dealers.shops).toHaveLength(6)
  expect(dealers.shops.every(({ type }) => type === 'dealer')).toBe(true)
  expect(tatarstan.regions).toEqual([{ id: '16', title: 'Республика Татарстан' }])
  expect(tatarstan.shops.map(({ code }) => code)).toEqual(['kazan-pushkina'])
  expect(nowhere).toEqual({ regions: [], shops: [] })
})

test('stickers are those that products wear', async () => {
  const { data } = await backend.call(listStickers, {})
  const { data: products } = await backend.call(listProducts, { body: { limit: 100 } })

  const worn = new Set(products.flatMap(({ stickers }) => stickers.map(({ code }) => code)))
  expect(codesOf({ data }).toSorted()).toEqual(['hit', 'new', 'sale', 'school'])
  expect([...worn].filter(code => !codesOf({ data }).includes(code))).toEqual([])
})

test('certificates are a widget with sums and pictures', async () => {
  const widget = await backend.call(getWidget, { params: { code: 'certificates' } })

  expect(widget.kind).toBe('certificates')
  expect(widget.items.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(widget.items.every(({ amounts, images }) => amounts.length > 0 && images.length > 0)).toBe(
    true
  )
})

test.each(['home-facts', 'how-order-steps', 'questions', 'for-schools'])(
  'the widget %s can be placed',
  async code => {
    const widget = await backend.call(getWidget, { params: { code } })

    expect(widget.items.length).toBeGreaterThanOrEqual(3)
  }
)

test('a widget that is not there, or on another site, is not found', async () => {
  await backend.db
    .updateTable('widget')
    .set({ site_ids: ['2'] })
    .where('code', '=', 'for-schools')
    .execute()

  const unknown = await backend.refused(getWidget, { params: { code: 'net-takogo' } })
  const foreign = await backend.refused(getWidget, { params: { code: 'for-schools' } })

  expect(unknown).toMatchObject({ status: 404, message: 'Виджет не найден' })
  expect(foreign.status).toBe(404)
  expect((await backend.call(getWidget, { params: { code: 'for-schools' } }, BELARUS)).code).toBe(
    'for-schools'
  )
})

test.each(['/sizes', '/sizes/', '/sizes?page=2', '/sizes#girls'])(
  'texts for search engines are those of the path of %s',
  async url => {
    const { data } = await backend.call(getSeo, { query: { url } })

    expect(data).toMatchObject({
      title: 'Таблицы размеров школьной формы и обуви',
      h1: 'Таблицы размеров'
    })
  }
)

test.each(['/news/v1', '/banners/v1', '/partners/v1', '/shop-points/v1', '/pages/v1/short/tree'])(
  '%s may be kept by a cache, for each site apart',
  async path => {
    const { headers } = await backend.app.request(path)

    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('vary')).toContain('site-id')
  }
)

test('what depends on the visitor’s prices is never kept, nor is a refusal', async () => {
  const goods = await backend.app.request('/collections/v1/sale/products')
  const refusal = await backend.app.request('/news/v1/net-takoj')

  expect([goods.status, refusal.status]).toEqual([200, 404])
  expect(goods.headers.get('cache-control')).toBe('no-store')
  expect(refusal.headers.get('cache-control')).toBe('no-store')
})

test('categories that banners name exist', async () => {
  const { data: categories } = await backend.call(listCategories, {})
  const paths = new Set(categories.map(({ path }) => path))
  const banners = await backend.db.selectFrom('banner').select('category').execute()

  expect(banners.filter(({ category }) => category !== null && !paths.has(category))).toEqual([])
})
