import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { buyButton } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { CART_COOKIE, cookieOf, piecesIn } from './support/visitor.ts'

const LOST = 'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

/** Every call is answered as the storefront does when nobody is behind it. Returns the way to end it. */
async function killBackend(page: Page) {
  const calls = '**/api/**'
  await page.route(calls, route => route.fulfill({ status: 502, body: '' }))
  return () => page.unroute(calls)
}

test('what waits for a dead backend says so, and is sent by itself when it is back', async () => {
  const { page } = await open()
  await visit(page, goods.href)
  const revive = await killBackend(page)

  await buyButton(page, goods.title).click()
  await page.getByRole('status').getByText(LOST).waitFor()
  expect(await piecesIn(await cookieOf(page, CART_COOKIE))).toBe(0)

  await revive()
  await expect.poll(() => page.getByText(LOST).count()).toBe(0)
  await expect.poll(async () => piecesIn(await cookieOf(page, CART_COOKIE))).toBe(1)
})

test('a button pressed right before the page is left has done its work on the next one', async () => {
  const { page, faults } = await open()
  await visit(page, goods.href)

  await page.evaluate(title => {
    const named = (label: string) =>
      document.querySelector<HTMLButtonElement>(`#main [aria-label="${label}: ${title}"]`)
    named('В избранное')?.click()
    named('В корзину')?.click()
    location.assign('/about')
  }, goods.title)

  await page.waitForURL('**/about')
  const personal = page.getByRole('navigation', { name: 'Личное' })
  await personal.getByRole('link', { name: 'Корзина, товаров: 1' }).waitFor()
  await personal.getByRole('link', { name: 'Избранное, товаров: 1' }).waitFor()
  expect(faults).toEqual([])
})
