import {
  getBanner,
  getConfiguration,
  getInit,
  getPage,
  getSeo,
  listBanners,
  listCategories,
  listCurrencies,
  listSites,
  requestRestockLetter
} from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('tells a guest who they are and shows the upper levels of the tree', async () => {
  const { data: all } = await backend.call(listCategories, {})
  const init = await backend.call(getInit, { query: { nestingLevel: 1 } })

  expect(init).toMatchObject({ roles: ['guest'], priceRole: 'guest_opt', profile: null })
  expect(init.categories.map(({ id }) => id)).toEqual(
    all.filter(({ parentId }) => parentId === null).map(({ id }) => id)
  )
  expect(init.categories.every(({ childrenIds }) => childrenIds.length === 0)).toBe(true)
})

test('names every child it shows, and no other', async () => {
  const { categories } = await backend.call(getInit, { query: { nestingLevel: 2 } })
  const named = categories.flatMap(({ id, childrenIds }) =>
    childrenIds.map(child => `${child} of ${id}`)
  )
  const shown = categories.filter(({ parentId }) => parentId !== null)

  expect(shown.length).toBeGreaterThan(0)
  expect(named.toSorted()).toEqual(
    shown.map(({ id, parentId }) => `${id} of ${parentId}`).toSorted()
  )
})

test('sells in rubles and shows two more currencies', async () => {
  const { data } = await backend.call(listCurrencies, {})

  expect(data).toEqual([
    { id: '1', code: 'RUB', sign: '₽', rate: 1 },
    { id: '2', code: 'BYN', sign: 'Br', rate: 0.0362 },
    { id: '3', code: 'KZT', sign: '₸', rate: 6.45 }
  ])
})

test('names its sites by text ids', async () => {
  const { data } = await backend.call(listSites, {})

  expect(data).toEqual([
    { id: '1', code: 'main', title: 'Пенал' },
    { id: '2', code: 'by', title: 'Пенал Беларусь' },
    { id: '3', code: 'kz', title: 'Пенал Казахстан' }
  ])
})

test('configures the shop, and lets a setting replace a value', async () => {
  const before = await backend.call(getConfiguration, {})
  const value = JSON.stringify('Пенал на Садовой')
  await backend.db.insertInto('setting').values({ key: 'shop.shopTitle', value }).execute()

  const after = await backend.call(getConfiguration, {})

  expect(before).toMatchObject({ siteName: 'penal', shopTitle: 'Пенал', freeDeliveryFrom: 5000 })
  expect(after).toEqual({ ...before, shopTitle: 'Пенал на Садовой' })
})

test('never tells the secret that signs tokens', async () => {
  expect(JSON.stringify(await backend.call(getConfiguration, {}))).not.toContain('secret')
})

test('shows banners in their order with pictures', async () => {
  const { data } = await backend.call(listBanners, {})

  const rows = await backend.db
    .selectFrom('banner')
    .select('code')
    .orderBy('sort')
    .orderBy('code')
    .execute()
  const codes = data.map(({ code }) => code)
  expect(codes).toEqual(rows.map(({ code }) => code).filter(code => codes.includes(code)))
  expect(data.length).toBeGreaterThan(3)
  expect(data.every(({ images }) => images.length > 0)).toBe(true)
})

test('a word that no contract lists is a fault of the backend, though fronts would read it', async () => {
  const [first] = (await backend.call(listBanners, {})).data
  const put = (place: string) =>
    sql`update banner set place = ${place} where code = ${first?.code}`.execute(backend.db)
  await put('popup')
  const { status } = await backend.refused(listBanners, {})
  await put(first?.place ?? '')

  expect(status).toBe(500)
  expect(backend.log).toContainEqual(
    expect.objectContaining({ contract: 'GET /banners/v1', wrongFields: ['data.0.place'] })
  )
})

test('a banner brings a file for each width of the screen', async () => {
  const { data } = await backend.call(getBanner, { params: { code: 'uniform' }, query: {} })

  const [picture] = data[0]?.images ?? []
  const [phone, wide] = picture?.breakpoints ?? []
  expect(phone).toMatchObject({ pictureType: '', imageWidth: 480, maxWidth: 767 })
  expect(wide).toEqual({
    ...{ fileId: picture?.fileId, pictureType: '', imageWidth: 640, maxWidth: null }
  })
  expect(phone?.fileId).not.toBe(wide?.fileId)
})

test('shows a page of texts, and says when there is none', async () => {
  const page = await backend.call(getPage, { query: { code: 'about' } })
  const refusal = await backend.refused(getPage, { query: { code: 'net-takoj' } })

  expect(page.html).toContain('<p>')
  expect(refusal).toMatchObject({ status: 404, message: 'Страница не найдена' })
})

test('has texts for the addresses they were written for', async () => {
  const texts = {
    title: 'Рюкзаки',
    description: 'Лёгкие рюкзаки',
    keywords: 'рюкзак, ранец',
    h1: 'Рюкзаки для школы'
  }
  await backend.db
    .insertInto('seo_page')
    .values({
      url: '/catalog/ryukzaki/ryukzaki-i-rancy',
      og_title: 'Рюкзаки и ранцы',
      og_description: 'Показать друзьям',
      ...texts
    })
    .execute()

  const known = await backend.call(getSeo, { query: { url: '/catalog/ryukzaki/ryukzaki-i-rancy' } })
  const unknown = await backend.call(getSeo, { query: { url: '/nothing' } })

  expect(known.data).toEqual({
    ...texts,
    ogTitle: 'Рюкзаки и ранцы',
    ogDescription: 'Показать друзьям'
  })
  expect(unknown.data).toBeNull()
})

test('keeps one wish for one address however often it is sent', async () => {
  const request = (email: string) =>
    backend.call(requestRestockLetter, { body: { groupId: 1, email } })

  await request('anna@pochta.example')
  await request(' Anna@Pochta.example ')

  const rows = await backend.db.selectFrom('restock_request').selectAll().execute()
  expect(rows.map(({ email }) => email)).toEqual(['anna@pochta.example'])
})

test('refuses a wish for goods that are gone or with a wrong address', async () => {
  const gone = await backend.refused(requestRestockLetter, {
    body: { groupId: 999_999, email: 'anna@pochta.example' }
  })
  const wrong = await backend.refused(requestRestockLetter, { body: { groupId: 1, email: 'anna' } })

  expect(gone).toMatchObject({ status: 404, message: 'Товар не найден' })
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['email']])
})

test('slows down who asks too often, and says when to come back', async () => {
  const body = { groupId: 1, email: 'anna@pochta.example' }
  const other = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  for (let call = 0; call < 5; call++) await backend.call(requestRestockLetter, { body }, other)

  const refusal = await backend.refused(requestRestockLetter, { body }, other)

  expect(refusal.status).toBe(429)
  expect(refusal.message).toMatch(/^Слишком много попыток\. Повторите через \d+ с$|1 мин$/)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('logs the pattern of a route and nothing of the visitor', async () => {
  await backend.app.request('/seo/v1?url=/canary-path', { headers: { authorization: 'canary' } })

  const lines = JSON.stringify(backend.log)
  expect(lines).toContain('"route":"/seo/v1"')
  expect(lines).not.toContain('canary')
})
