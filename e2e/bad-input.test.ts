import { beforeAll, expect, inject, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { useBrowser, type Watched } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isScarce, isSimple, listGoods } from './support/goods.ts'
import { rawGet, statusOf } from './support/raw-request.ts'
import { textOf } from './support/text.ts'
import { CART_COOKIE, fillBasket, piecesIn, setCookies } from './support/visitor.ts'

const open = useBrowser()

let guest: Watched
let simple: Goods
let listed: number

beforeAll(async () => {
  guest = await open.forAll()
  simple = await findGoods(isSimple)
  const category = simple.listing.replace('/catalog/', '')
  listed = (await listGoods({ category })).meta.total
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(inject('shopUrl') + path, { headers, redirect: 'manual' })

/** «58 товаров» on a page of a list. */
const totalIn = (html: string) => /(\d+)(?:<!-- -->| |&nbsp;|\u00a0)*товар/.exec(html)?.[1]

const harmless = [
  '?utm_source=letter&utm_medium=%F0%9F%8E%92&yclid=1',
  '?page=0',
  '?page=abc',
  '?page=-1',
  '?page=1e3',
  '?page=',
  '?net-takogo-filtra=da',
  '?__proto__[x]=1&constructor[prototype][x]=1&toString=1',
  '?sort=drop%20table',
  '?price=abc-def',
  '?in-stock=yes',
  `?${Array.from({ length: 3000 }, (_, place) => `f${place}=1`).join('&')}`,
  '?%E0%A4%A=%'
]

/** In the quick command some of them: they differ for the server, which has tests of its own. */
const asked = harmless.filter((_, place) => isDeep || place % 4 === 0)

test.each(asked)('a listing asked with %s is the listing itself', async query => {
  const { page, faults } = guest

  const response = await visit(page, simple.listing + query)

  expect(response?.status()).toBe(200)
  expect(await textOf(page.locator('#main'))).toContain(`${listed} товар`)
  expect(faults.splice(0)).toEqual([])
})

test('a page beyond the last is not found, and says so in words with a way back', async () => {
  const { page } = await open()

  const response = await page.goto(`${simple.listing}?page=999999`)

  expect(response?.status()).toBe(404)
  expect(await page.locator('#main article').count()).toBe(0)
  expect((await textOf(page.locator('#main'))).length).toBeGreaterThan(40)
  expect(await page.locator(`#main a[href="${simple.listing}"]`).count()).toBeGreaterThan(0)
})

test('a filter value that does not exist is ignored', async () => {
  const response = await get(`${simple.listing}?color=net-takogo-cveta&brand=&price=9-`)
  const plain = await get(`${simple.listing}?price=9-`)

  expect(response.status).toBe(200)
  expect(totalIn(await response.text())).toBe(totalIn(await plain.text()))
})

test('a search of ten thousand letters is answered like any other', async () => {
  const { page, faults } = await open()
  const text = 'рюкзак '.repeat(1430)

  const response = await visit(page, `/search?q=${encodeURIComponent(text)}`)

  expect(response?.status()).toBe(200)
  expect(await page.locator('h1').count()).toBe(1)
  expect(faults).toEqual([])
})

const gone = [
  ['a product code that is gone', () => `${simple.href}-uzhe-net`],
  ['a product under a wrong category', () => `/catalog/net-takoj/detail/${simple.code}`],
  ['a category that does not exist', () => '/catalog/net-takoj'],
  ['a path that does not decode', () => '/catalog/%E0%A4%A'],
  ['a product without a code', () => `${simple.listing}/detail`]
] as const

test.each(gone)('%s is not found, on the shop’s own error screen', async (_, path) => {
  const answer = await rawGet(inject('shopUrl'), path())

  expect(statusOf(answer)).toBe(404)
  expect(answer).toContain('код ошибки: 404 ( Страница не найдена )')
})

test.each([
  'GET / HTTP/1.1',
  'GET //attacker.example/ HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  'GET /assets/../server/main.js HTTP/1.1',
  'GET /assets/%2e%2e/server/main.js HTTP/1.1'
])('«%s» gets a page or an error, never a file or a crash', async line => {
  const answer = await rawGet(inject('shopUrl'), line.split(' ')[1] ?? '')

  expect([200, 302, 400, 404]).toContain(statusOf(answer))
  expect(answer).not.toMatch(/root:x:|createServer/)
  expect((await get('/healthz')).status).toBe(200)
})

const forged = [
  '',
  'undefined',
  'null',
  '..%2F..%2Fetc%2Fpasswd',
  "'%20OR%201%3D1%20--",
  '00000000-0000-0000-0000-000000000000',
  '%7B%22%24ne%22%3A1%7D',
  '*',
  'a'.repeat(5000)
]

test.each(forged)('the forged cart token «%s» opens an empty basket', async token => {
  await fillBasket(groupOf(simple))

  const response = await get('/cart', { cookie: `${CART_COOKIE}=${token}` })
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(html).toContain('Корзина, товаров: 0')
  expect(html).not.toContain(simple.title)
})

test('a thousand pieces are cut to three digits and to the stock', async () => {
  const { page, faults } = await open()
  const { groups } = await findGoods(isScarce)
  const most = groups[0]?.remnants ?? 0
  const cartToken = await fillBasket(groups[0]?.id ?? 0, 2)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await visit(page, '/cart')
  const count = page.getByRole('textbox', { name: /^Количество/ }).first()

  await count.fill('1000')
  await count.blur()

  await expect.poll(() => count.inputValue()).toBe(String(most))
  for (const text of ['-1', '1e3', '', 'две']) {
    await count.fill(text)
    await count.blur()
    await expect.poll(() => count.inputValue(), { message: text }).toBe(String(most))
  }
  await expect.poll(() => piecesIn(cartToken)).toBe(most)
  expect(faults).toEqual([])
})
