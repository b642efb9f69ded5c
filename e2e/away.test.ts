import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { isMarked, markDocument } from './support/document-mark.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { isFocused } from './support/keyboard.ts'
import { holdLiveLine } from './support/live-line.ts'
import { becomeMember, signUp } from './support/member.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'

const AWAITED =
  'Магазин пока не отвечает. Пробуем снова и, как только он ответит, покажем то, что вы выбрали'
const CODE = 'код ошибки: 502'

const open = useBrowser()

let shop: ShopProcesses
let isBackendDead = false

beforeAll(async () => {
  shop = await openShopProcesses()
})

beforeEach(async () => {
  if (isBackendDead) await startBackend()
})

afterAll(() => shop?.close())

async function killBackend() {
  isBackendDead = true
  await shop.backend.kill()
}

async function startBackend() {
  await shop.backend.start()
  isBackendDead = false
}

/** Opens a page in which the shop lives: from then on it tells of what it waits for. */
async function openLiving(page: Page, path: string) {
  const line = await holdLiveLine(page)
  await visit(page, path)
  await line.opened()
  await markDocument(page)
}

const cards = (page: Page) => page.locator('#main article')
const note = (page: Page) => page.getByRole('status').getByText(AWAITED)

test('a filter pressed while the backend is away leaves the list, and is applied when it is back', async () => {
  const { page } = await open({ baseURL: shop.url })
  await openLiving(page, '/search')
  const before = await cards(page).count()

  await killBackend()
  await page.locator('#filters').getByText('В наличии').click()
  await note(page).waitFor()
  expect(await cards(page).count()).toBe(before)
  expect(page.url()).toBe(`${shop.url}/search`)

  await startBackend()
  await page.waitForURL(/search\?/)
  await expect.poll(() => note(page).count()).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

deepTest('a link pressed while a filter waits is followed instead of it', async () => {
  const { page } = await open({ baseURL: shop.url })
  // Brands are the same for everybody: what was asked a moment ago is kept by the storefront.
  await page.request.get('/brands')
  await openLiving(page, '/search')

  await killBackend()
  // Nobody has asked for this one yet.
  await page.locator('#filters').getByText('Девочкам').click()
  await note(page).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Бренды' }).click()

  await page.getByRole('heading', { level: 1, name: 'Бренды' }).waitFor()
  await expect.poll(() => note(page).count()).toBe(0)
  expect(page.url()).toBe(`${shop.url}/brands`)
})

test('a page of the account that the backend was not there to give comes by itself, and then takes the focus', async () => {
  const { page } = await open({ baseURL: shop.url })
  const { tokens } = await signUp(shop.apiUrl)
  await becomeMember(page, tokens, shop.url)
  await openLiving(page, '/user/profile')
  const title = page.getByRole('heading', { level: 1 })

  await killBackend()
  await page.locator('#main').getByRole('link', { name: 'Заказы' }).first().click()
  await page.getByText(CODE).waitFor()
  await note(page).waitFor()
  const again = page.getByRole('button', { name: 'Повторить' })
  await again.focus()
  const answered = page.waitForResponse(/_payload\.json/)
  await page.keyboard.press('Enter')
  expect((await answered).status()).toBe(502)
  expect(await isFocused(again)).toBe(true)

  await startBackend()
  await expect.poll(() => title.textContent()).toContain('Заказы')
  await expect.poll(() => isFocused(title)).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

deepTest(
  'a list that could not grow says so and grows by itself when the backend is back',
  async () => {
    const { page } = await open({ baseURL: shop.url })
    await openLiving(page, '/search')
    const before = await cards(page).count()

    const more = page.locator('#main').getByRole('link', { name: 'Показать ещё' })
    await more.hover()
    await sectionTaken(more)

    await killBackend()
    await more.click()
    await page.getByText('Не удалось показать ещё товары. Попробуйте ещё раз').waitFor()
    expect(await cards(page).count()).toBe(before)

    await startBackend()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
)
