import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept } from './support/buy.ts'
import { field, heading, main, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { arrived, focusOf, pressAt, tabTo } from './support/keyboard.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('the first stop of the keyboard skips everything before the content', async () => {
  const { page, faults } = await open()
  await visit(page, '/')

  await page.keyboard.press('Tab')
  expect(await focusOf(page)).toBe('a Перейти к содержимому')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toMatch(/^main /)
  await page.keyboard.press('Tab')

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id))
    .toBe('main')
  expect(faults).toEqual([])
})

test('a guest orders and pays with the keyboard alone, told at each page where he is', async () => {
  const { page, faults } = await open()
  await visit(page, '/')

  await pressAt(
    page,
    page.getByRole('navigation', { name: 'Разделы' }).locator(`a[href="${rootOf(goods)}"]`)
  )
  await arrived(page, /./)
  await pressAt(page, page.locator('#main article a.title').first())
  await page.waitForURL(/\/detail\//)
  await arrived(page, /./)
  const kept = basketKept(page)
  await pressAt(page, page.locator('#main form[action="/basket"] button').first())
  await expect.poll(() => focusedGroup(page)).toMatch(/^Количество/)
  await kept
  await pressAt(page, page.locator('header a[href="/cart"]'), { walk: 'Shift+Tab' })
  await arrived(page, /^Корзина$/)
  await pressAt(page, page.locator('#main a[href="/checkout"]:visible').first())
  await arrived(page, /^Оформление заказа$/)
  await fillIn(page)
  await expect.poll(() => toPay(page)).toContain('К оплате')
  await pressAt(page, place(page))

  await page.waitForURL(/\/demo-pay\//)
  await pressAt(page, page.getByRole('button', { name: 'Оплатить' }))
  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  await expect.poll(() => main(page)).toContain('Оплачен')
  expect(faults).toEqual([])
})

const rootOf = ({ listing }: Goods) => listing.split('/').slice(0, 3).join('/')

/** The name of the group of controls that the focus stands in. */
const focusedGroup = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'))

async function fillIn(page: Page) {
  for (const [name, text] of [
    ['fio', 'Соколова Анна'],
    ['phone', '9123456789'],
    ['email', 'anna-sokolova@example.ru']
  ] as const) {
    await tabTo(page, field(page, name))
    await page.keyboard.type(text)
  }
  await pressAt(page, field(page, 'delivery-point'), { key: 'Space' })
  await pressAt(page, field(page, 'accept'), { key: 'Space' })
}
