import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { visit, visitAndTouch, watchRequests } from './support/first-load.ts'
import { findGoods, type Goods, hasAllKinds, isPlenty } from './support/goods.ts'

const open = useBrowser()

let dress: Goods
/** Where the dress is shown in a size that is there. */
let address: string

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
  address = `${dress.href}?group=${dress.groups.find(isPlenty)?.id}`
})

/** Kinds of requests that read a page or its data. */
const readings = new Set(['document', 'fetch', 'xhr'])

const sizes = (page: Page) => page.getByRole('navigation', { name: 'Размер' })
const buy = (page: Page) => buyButton(page, dress.title)
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** A size of the shown colour other than the chosen one. */
const anotherSize = (page: Page) =>
  sizes(page).locator('a:not([aria-current], [data-gone])').first()

quickTest('without script a size is chosen by its link and bought by its form', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(address)
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

deepTest(
  'with script a size shows its stock at once: no request, no entry in the history',
  async () => {
    const { page, faults } = await open()
    await visitAndTouch(page, address)
    const requests = watchRequests(page, request => readings.has(request.resourceType()))
    const entries = await page.evaluate(() => history.length)
    const link = anotherSize(page)
    const title = await link.locator('b').textContent()
    const wanted = await link.getAttribute('href')

    await link.hover()
    await link.click()

    await expect.poll(() => page.locator('.stock').textContent()).toContain(`размер ${title}`)
    await expect.poll(() => addressOf(page)).toBe(wanted)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(requests).toEqual([])
    expect(faults).toEqual([])
  }
)

deepTest('a size is chosen by keyboard and keeps the focus', async () => {
  const { page, faults } = await open()
  await visit(page, address)
  const wanted = await anotherSize(page).getAttribute('href')

  await page.locator(`nav a[href="${wanted}"]`).focus()
  await page.keyboard.press('Enter')

  await expect.poll(() => sizes(page).locator('[aria-current]').getAttribute('href')).toBe(wanted)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(wanted)
  expect(faults).toEqual([])
})

quickTest('«В корзину» turns into the counter in its place, and the basket keeps it', async () => {
  const { page, faults } = await open()
  await visit(page, address)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // It is in sight and stands still from here on.
  await buy(page).hover()
  const before = await buy(page).boundingBox()
  const kept = basketKept(page)

  await buy(page).click()

  const counter = page.getByRole('group', { name: `Количество: ${dress.title}` }).first()
  await counter.waitFor()
  expect((await counter.boundingBox())?.y).toBe(before?.y)
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
  await kept
  await page.reload()
  await counter.waitFor()
  expect(faults).toEqual([])
})

deepTest(
  'on a phone the purchase stays above the bottom bar, becomes the way on and leaves the footer free',
  async () => {
    const { page, faults } = await open({ viewport: PHONE })
    await visit(page, address)
    const bar = page.getByRole('complementary', { name: 'Покупка' })
    const below = page.getByRole('navigation', { name: 'Основная навигация' })

    await expect.poll(async () => Math.abs((await end(bar)) - (await top(below)))).toBeLessThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await bar.getByRole('button', { name: /^В корзину/ }).click()
    const way = bar.getByRole('link', { name: 'В корзине: 1' })
    await way.waitFor()
    await expect.poll(() => way.evaluate(link => link === document.activeElement)).toBe(true)

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

    await expect.poll(() => top(bar)).toBeLessThan(0)
    expect(faults).toEqual([])
  }
)

const top = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN
const end = async (box: Locator) => (await top(box)) + ((await box.boundingBox())?.height ?? 0)
