import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { visit, watchRequests } from './support/first-load.ts'
import { findGoods, type Goods, type Group, hasSizes, readGoods } from './support/goods.ts'
import { textOf } from './support/text.ts'

const open = useBrowser()

let dress: Goods
let plenty: Group
let gone: Group

const isGone = ({ remnants }: Group) => remnants === 0
const isPlenty = ({ remnants }: Group) => remnants > 5

beforeAll(async () => {
  dress = await findGoods(
    goods => hasSizes(goods) && goods.groups.some(isGone) && goods.groups.some(isPlenty)
  )
  plenty = dress.groups.find(isPlenty) ?? { id: 0, remnants: 0, size: null }
  gone = dress.groups.find(isGone) ?? plenty
})

/** Kinds of requests that read a page or its data. */
const readings = new Set(['document', 'fetch', 'xhr'])

const hrefOf = ({ id }: Group) => `${dress.href}?group=${id}`
const sizes = (page: Page) => page.getByRole('navigation', { name: 'Размер' })
const stock = (page: Page) => page.locator('.stock')
const buy = (page: Page) => buyButton(page, dress.title)
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** A size of the shown colour other than the chosen one. */
const anotherSize = (page: Page) =>
  sizes(page).locator('a:not([aria-current], [data-gone])').first()

test.each([
  ['another category', () => `/catalog/ryukzaki/detail/${dress.code}`],
  [
    'half of its path',
    () => `${dress.listing.split('/').slice(0, 3).join('/')}/detail/${dress.code}`
  ],
  ['an unknown code', () => `${dress.listing}/detail/net-takogo`]
])('a product at %s is not found', async (_, path) => {
  const { page } = await open()

  const response = await page.goto(path())

  expect(response?.status()).toBe(404)
  expect(await textOf(page.locator('#main'))).toContain('код ошибки: 404 ( Страница не найдена )')
})

test('without script a size is chosen by its link and bought by its form', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(hrefOf(plenty))
  const link = anotherSize(page)
  const wanted = await link.getAttribute('href')

  await link.click()
  await page.waitForURL(url => url.pathname + url.search === wanted)

  expect(await sizes(page).locator('[aria-current]').getAttribute('href')).toBe(wanted)
  await buy(page).click()
  await page.waitForURL(url => url.pathname + url.search === wanted)
  await page
    .getByRole('group', { name: `Количество: ${dress.title}` })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
})

test('with script a size shows its stock at once: no request, no entry in the history', async () => {
  const { page, faults } = await open()
  await visit(page, hrefOf(plenty))
  const requests = watchRequests(page, request => readings.has(request.resourceType()))
  const entries = await page.evaluate(() => history.length)
  const link = anotherSize(page)
  const title = await link.locator('b').textContent()
  const wanted = await link.getAttribute('href')

  await link.hover()
  await link.click()

  await expect.poll(() => stock(page).textContent()).toContain(`размер ${title}`)
  await expect.poll(() => addressOf(page)).toBe(wanted)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(requests).toEqual([])
  expect(faults).toEqual([])
})

test('a size is chosen by keyboard and keeps the focus', async () => {
  const { page, faults } = await open()
  await visit(page, hrefOf(plenty))
  const wanted = await anotherSize(page).getAttribute('href')

  await page.locator(`nav a[href="${wanted}"]`).focus()
  await page.keyboard.press('Enter')

  await expect.poll(() => sizes(page).locator('[aria-current]').getAttribute('href')).toBe(wanted)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(wanted)
  expect(faults).toEqual([])
})

test('«В корзину» turns into the counter in its place, and the basket keeps it', async () => {
  const { page, faults } = await open()
  await visit(page, hrefOf(plenty))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // It is in sight and stands still from here on.
  await buy(page).hover()
  const before = await buy(page).boundingBox()
  const kept = basketKept(page)

  await buy(page).click()

  const counter = page.getByRole('group', { name: `Количество: ${dress.title}` }).first()
  await counter.waitFor()
  await expect.poll(async () => (await counter.boundingBox())?.y).toBe(before?.y)
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
  await kept
  await page.reload()
  await counter.waitFor()
  expect(faults).toEqual([])
})

test('a sold-out size takes an address for a letter instead of a purchase', async () => {
  const { page, faults } = await open()
  await visit(page, hrefOf(gone))
  expect(await buy(page).count()).toBe(0)
  expect(await textOf(stock(page))).toContain('Нет в наличии')
  const field = page.getByRole('textbox', { name: /E-mail/ })
  const ask = page.getByRole('button', { name: 'Сообщить о поступлении' })

  await field.fill('anna')
  await ask.click()
  await page.getByRole('alert').getByText('Некорректный e-mail').waitFor()
  await field.fill('anna@example.ru')
  await ask.click()

  await page.getByText('Напишем на почту, когда товар появится').waitFor()
  expect(faults).toEqual([])
})

test('without script the letter is asked for as well', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(hrefOf(gone))

  await page.getByRole('textbox', { name: /E-mail/ }).fill('anna@example.ru')
  await page.getByRole('button', { name: 'Сообщить о поступлении' }).click()

  await page.getByText('Напишем на почту, когда товар появится').waitFor()
  expect(new URL(page.url()).searchParams.get('group')).toBe(String(gone.id))
})

test('search engines find the product and its trail as data, priced in RUR', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(dress.href)

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, trail] = texts.map(text => JSON.parse(text))

  expect(product).toMatchObject({
    '@type': 'Product',
    name: dress.title,
    offers: { priceCurrency: 'RUR', availability: 'https://schema.org/InStock' }
  })
  expect(product.offers.price).toBeGreaterThan(0)
  expect(trail.itemListElement.at(0).name).toBe('Главная')
  expect(trail.itemListElement.at(-1).name).toBe(dress.title)
})

test('pictures are turned by buttons and thumbs, the first one is fetched first', async () => {
  const { page, faults } = await open()
  await visit(page, dress.href)
  const gallery = page.getByRole('region', { name: `Фото: ${dress.title}` })
  expect(await gallery.locator('img').first().getAttribute('fetchpriority')).toBe('high')
  expect(await gallery.locator('img[loading=eager]').count()).toBe(1)

  await page.getByRole('button', { name: 'Следующее фото' }).click()

  await page.getByText(/^2 \/ \d$/).waitFor()
  expect(faults).toEqual([])
})

test('the share menu opens other sites in tabs that know nothing of this one', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(dress.href)

  await page.getByLabel('Поделиться').click()

  const links = page.locator('details a[target=_blank]')
  expect(await links.allInnerTexts()).toEqual(['ВКонтакте', 'Telegram', 'Одноклассники'])
  expect(await links.first().getAttribute('rel')).toContain('noopener')
  expect(await links.first().getAttribute('href')).toContain(encodeURIComponent(dress.href))
})

test('on a phone the purchase stays above the bottom bar and leaves the footer free', async () => {
  const { page, faults } = await open({ viewport: PHONE })
  await page.goto(hrefOf(plenty))
  const bar = page.getByRole('complementary', { name: 'Покупка' })
  const below = page.getByRole('navigation', { name: 'Основная навигация' })

  await expect.poll(async () => Math.round((await end(bar)) - (await top(below)))).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

  await expect.poll(() => top(bar)).toBeLessThan(0)
  expect(faults).toEqual([])
})

const top = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN
const end = async (box: Locator) => (await top(box)) + ((await box.boundingBox())?.height ?? 0)

test('what was watched before stands under the product once a visitor comes near', async () => {
  const { page, faults } = await open()
  const [first, second] = (await readGoods()).filter(({ id }) => id !== dress.id)
  for (const goods of [first, second, dress]) {
    await visit(page, goods?.href ?? '')
    const kept = () => page.evaluate(() => localStorage.getItem('watched'))
    await expect.poll(kept).toMatch(new RegExp(`\\b${goods?.id}\\b`))
  }
  const shelf = page.getByRole('region', { name: 'Вы смотрели' })
  expect(await shelf.getByRole('article').count()).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await shelf.getByRole('article').first().waitFor()
  await expect
    .poll(() => shelf.locator('article a.title').allTextContents())
    .toEqual([second?.title, first?.title])
  expect(faults).toEqual([])
})
