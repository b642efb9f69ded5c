import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { agree, choosePoint, fillPerson, heading, main, place } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { asOlderBrowser, asServedBrowser } from './support/older-browser.ts'
import { orderTwice, payOnReceipt } from './support/plain-checkout.ts'
import { textOf } from './support/text.ts'
import { tick } from './support/tick.ts'

const open = useBrowser({ isWhole: true })

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('a browser without what is newer than the served ones buys in the application', async () => {
  const { page, faults } = await open()
  await asServedBrowser(page)
  await visit(page, goods.href)
  expect(await page.evaluate(() => 'any' in AbortSignal || 'findLast' in [])).toBe(false)

  const kept = basketKept(page)
  await buyButton(page, goods.title).click()
  await kept
  await page.locator('a[href="/cart"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Корзина')
  await page.locator('a[href="/checkout"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Оформление заказа')
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)
  expect(faults).toEqual([])
})

test('a browser older than those keeps the plain page, without dead buttons, and orders on it', async () => {
  const { page } = await open()
  await asOlderBrowser(page)
  await page.goto(goods.href)
  await expect.poll(() => page.locator('html[data-plain]').count()).toBe(1)
  await expect.poll(() => page.locator('button[data-live]:visible').count()).toBe(0)

  await buyButton(page, goods.title).click()
  await page.waitForURL(/\/cart|\/detail\//)
  await page.goto('/cart')

  await expect.poll(() => heading(page)).toBe('Корзина')
  await expect.poll(() => textOf(page.locator('#main'))).toContain(goods.title)
  await page.goto('/checkout')
  await expect.poll(() => page.locator('html[data-plain]').count()).toBe(1)
  await fillPerson(page)
  await payOnReceipt(page)
  await tick(page.locator('#accept'))
  await place(page).click()
  await expect.poll(() => main(page)).toContain('Выберите пункт выдачи')
  await tick(page.locator('#delivery-point'))
  await orderTwice(page)

  expect(await main(page)).toContain('Соколова Анна')
})
