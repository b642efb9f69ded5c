import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { agree, choosePoint, fillPerson, heading, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { openForgetful } from './support/forgetful.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { recordToasts } from './support/toasts.ts'

const FORGETFUL =
  'Браузер не даёт магазину запоминать: корзина пропадёт, если обновить или закрыть вкладку'

const open = useBrowser({ isWhole: true })

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('where cookies and storage are refused the tab buys all the same, and is told so once', async () => {
  const { page, faults } = await openForgetful(open)
  const received = await recordToasts(page)
  await visit(page, goods.href)

  const kept = basketKept(page)
  await buyButton(page, goods.title).click()
  await kept
  await expect
    .poll(() => received.filter(text => text.includes(FORGETFUL)).length)
    .toBeGreaterThan(0)
  await expect.poll(() => page.getByText(FORGETFUL).count()).toBe(0)
  const reported = received.length
  const more = basketKept(page)
  await page
    .getByRole('button', { name: /^Больше/ })
    .first()
    .click()
  await more
  await page.locator('a[href="/cart"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Корзина')
  await page.getByRole('link', { name: 'Корзина, товаров: 2' }).first().waitFor()
  await page.locator('a[href="/checkout"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Оформление заказа')
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  expect(await toPay(page)).toContain('К оплате')
  await place(page).click()

  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  expect(received.slice(reported).filter(text => text.includes(FORGETFUL))).toEqual([])
  // The bank knows the shop by its own address only.
  expect(faults).toEqual([expect.stringContaining('see paymentHosts')])
})
