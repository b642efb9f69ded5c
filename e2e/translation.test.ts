import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { agree, choosePoint, fillPerson, heading, place, toPay } from './support/checkout.ts'
import { hydrated, visit } from './support/first-load.ts'
import { findGoods, type Goods, hasAllKinds } from './support/goods.ts'
import { APPLICATION, holdRequests } from './support/hold.ts'
import { SCREENS } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { holdToasts } from './support/toasts.ts'
import { translate, translatedIn } from './support/translate.ts'

const open = useBrowser()

let dress: Goods

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
})

const stock = (page: Page) => textOf(page.locator('.stock'))
const total = (page: Page) =>
  textOf(page.getByRole('complementary', { name: 'Итого' }).locator('.total b'))
const lines = (page: Page) => page.locator('#main [id^="line-"]')
const way = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

async function browseList(page: Page) {
  await page.locator('#main summary', { hasText: 'Популярные' }).click()
  await page.getByRole('link', { name: 'Сначала дешёвые' }).click()
  await page.locator('#main summary', { hasText: 'Сначала дешёвые' }).waitFor()
  await page.locator('#main article').getByRole('link', { name: dress.title }).first().click()
  await expect.poll(() => heading(page)).toContain(dress.title)
}

async function chooseAndBuy(page: Page) {
  for (const options of ['Цвет', 'Размер']) {
    const before = await stock(page)
    await page
      .getByRole('navigation', { name: options })
      .locator('a:not([aria-current], [data-gone])')
      .last()
      .click()
    await expect.poll(() => stock(page)).not.toBe(before)
  }
  const kept = basketKept(page)
  await buyButton(page, dress.title).click()
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
  await kept
}

/** A menu of the header, or on a phone the sheet of filters. */
async function openMenu(page: Page) {
  const isPhone = await page.getByRole('link', { name: 'Фильтры' }).isVisible()
  if (isPhone) {
    await page.getByRole('link', { name: 'Фильтры' }).click()
    const sheet = page.getByRole('dialog', { name: 'Фильтры' })
    await sheet.getByText('Только в наличии').waitFor()
    await sheet.getByRole('button', { name: 'Закрыть' }).click()
    await sheet.waitFor({ state: 'hidden' })
    return
  }
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Каталог' })
  const panel = page.getByRole('navigation', { name: 'Каталог' })
  await menu.click()
  await panel.waitFor()
  await menu.click()
  await panel.waitFor({ state: 'hidden' })
}

async function changeBasket(page: Page) {
  const before = await total(page)
  await lines(page).getByRole('button', { name: 'Больше' }).click()
  await expect.poll(() => total(page)).not.toBe(before)
  const twice = await total(page)
  await lines(page)
    .getByRole('button', { name: /Удалить/ })
    .click()
  await expect.poll(() => lines(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Вернуть' }).first().click()
  await expect.poll(() => total(page)).toBe(twice)
  return twice
}

async function orderInVain(page: Page) {
  expect(await toPay(page)).toContain('Без доставки')
  await place(page).click()
  const wrong = page.getByRole('region', { name: /^Исправьте/ })
  await wrong.waitFor()
  const before = await wrong.getByRole('link').count()
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await expect.poll(() => wrong.getByRole('link').count()).toBeLessThan(before)
}

for (const [screen, viewport] of SCREENS) {
  test(`a page that the browser translates goes on selling, on ${screen}`, async () => {
    const { page, faults } = await open({ viewport })
    await holdToasts(page)
    await visit(page, dress.listing)
    await translate(page)
    expect(await translatedIn(page)).toBeGreaterThan(100)

    await openMenu(page)
    await browseList(page)
    await chooseAndBuy(page)
    await way(page, '/cart').click()
    await expect.poll(() => heading(page)).toContain('Корзина')
    const sum = await changeBasket(page)
    await way(page, '/checkout').click()
    await expect.poll(() => heading(page)).toContain('Оформление заказа')
    await orderInVain(page)

    await page.goBack()
    await expect.poll(() => heading(page)).toContain('Корзина')
    expect(await total(page)).toBe(sum)
    expect(faults).toEqual([])
  })
}

test('a page that is translated before the application comes is taken over as it stands', async () => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, APPLICATION)
  await page.goto(dress.href, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await translate(page)
  const name = await page.locator('h1 > font').elementHandle()
  letThrough()
  await hydrated(page)

  await chooseAndBuy(page)

  expect(await name?.evaluate(node => node.isConnected)).toBe(true)
  expect(faults).toEqual([])
})
