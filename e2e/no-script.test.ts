import { beforeAll, expect, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { findGoods, type Goods, hasSizes, isSimple, listGoods } from './support/goods.ts'
import { textOf } from './support/text.ts'

const open = useBrowser()

let simple: Goods
let sized: Goods

beforeAll(async () => {
  simple = await findGoods(isSimple)
  sized = await findGoods(hasSizes)
})

const openWithoutScript = () => open({ javaScriptEnabled: false })

test('without script a visitor walks from home through the catalogue to a second page of goods', async () => {
  const { page } = await openWithoutScript()
  await page.goto('/')
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('#main a[href*="/detail/"]').count()).toBeGreaterThan(0)

  await page.goto('/catalog')
  await page.locator('#main a[href^="/catalog/"]').first().click()
  await page.waitForURL(/\/catalog\/./)
  await page.locator('#main a[href*="/detail/"]').first().waitFor()
  const first = await page.locator('#main article a.title').first().textContent()
  await page
    .getByRole('link', { name: 'Страница 2' })
    .or(page.locator('#main a[href$="page=2"]'))
    .first()
    .click()

  await page.waitForURL(/page=2/)
  expect(await page.locator('#main article a.title').first().textContent()).not.toBe(first)
})

test('without script filters are a form that leads to the chosen goods', async () => {
  const { page } = await openWithoutScript()
  await page.goto(simple.listing)
  const box = page.locator('#main form input[type=checkbox][value]:not([name=in-stock])').first()
  const [name, value] = [await box.getAttribute('name'), await box.getAttribute('value')]

  await box.check({ force: true })
  await box.evaluate(element => (element as HTMLInputElement).form?.requestSubmit())
  await page.waitForURL(url => url.searchParams.getAll(name ?? '').includes(value ?? ''))

  const { meta } = await listGoods({
    category: simple.listing.replace('/catalog/', ''),
    filters: { [name ?? '']: [value ?? ''] }
  })
  expect(meta.total).toBeGreaterThan(0)
  expect(await textOf(page.locator('#main'))).toContain(`${meta.total} товар`)
})

test('without script the search finds goods', async () => {
  const { page } = await openWithoutScript()
  await page.goto('/')

  await page.locator('header input[name=q]').fill('рюкзак')
  await page.locator('header input[name=q]').press('Enter')

  await page.waitForURL(/\/search\?q=/)
  expect(await textOf(page.locator('#main article').first())).toMatch(/рюкзак/i)
})

test('without script a size is an address, and the product can be bought', async () => {
  const { page } = await openWithoutScript()
  await page.goto(sized.href)
  const sizes = page.getByRole('navigation', { name: 'Размер' })
  const other = sizes.locator('a:not([aria-current], [data-gone])').first()
  const address = (await other.getAttribute('href')) ?? ''

  await other.click()
  await page.waitForURL(url => url.pathname + url.search === address)
  expect(await sizes.locator('a[aria-current]').getAttribute('href')).toBe(address)
  await page.locator('#main form[action="/basket"] button').first().click()
  await page.waitForURL(url => url.pathname === sized.href)
  await page.goto('/cart')

  expect(await textOf(page.locator('#main'))).toContain(sized.title)
})

const texts = [
  ['/about', 'О «Пенале»'],
  ['/contacts', 'Контакты'],
  ['/how-order', 'Как сделать заказ'],
  ['/payments', 'Оплата и доставка'],
  ['/refund', 'Возврат и обмен'],
  ['/policy', 'Согласие на обработку персональных данных']
] as const

test.each(isDeep ? texts : texts.slice(0, 2))(
  'without script %s can be read',
  async (path, title) => {
    const { page } = await openWithoutScript()

    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    expect(await page.title()).toContain(title)
    expect((await textOf(page.locator('#main'))).length).toBeGreaterThan(200)
  }
)

test('without script a wrong address says that the page is not found and leads home', async () => {
  const { page } = await openWithoutScript()

  const response = await page.goto('/net-takoj-stranicy')

  expect(response?.status()).toBe(404)
  const text = await textOf(page.locator('body'))
  expect(text).toContain('ОЙ! Похоже, мы не можем найти нужную вам страницу.')
  expect(text).toContain('код ошибки: 404 ( Страница не найдена )')
  await page.locator('#main').getByRole('link', { name: 'На главную' }).click()
  await page.waitForURL(/\/$/)
})

test('without script the way of an order and the answers to what is asked most are there', async () => {
  const { page } = await openWithoutScript()
  await page.goto('/how-order')

  expect(await textOf(page.locator('#main ol'))).toContain('Положите в корзину')
  const question = page.getByText('Можно ли примерить до оплаты?')
  await question.click()

  await page.getByText('Курьер ждёт пятнадцать минут').waitFor()
  await page.goto('/wholesale')
  await page.getByRole('link', { name: 'Как заказать на класс' }).waitFor()
})
