import { beforeAll, expect, test } from 'vitest'

import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import {
  agree,
  choosePoint,
  field,
  fillPerson,
  heading,
  main,
  openCheckout,
  place,
  toPay,
  watchOrders
} from './support/checkout.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { textOf } from './support/text.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test.each([
  ['a wide screen', { viewport: WIDE }],
  ['a phone', { viewport: PHONE, isMobile: true, hasTouch: true }]
])('a guest on %s goes from a product to the paid order', async (_, options) => {
  const { page, faults } = await open(options)
  await page.goto(goods.href)
  await hydrated(page)

  await page
    .getByRole('button', { name: `В корзину: ${goods.title}` })
    .first()
    .click()
  await page
    .getByRole('textbox', { name: /Количество/ })
    .first()
    .waitFor()
  await page.locator('a[href="/cart"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Корзина')
  await page.locator('a[href="/checkout"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Оформление заказа')
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  const sum = (await toPay(page)).replace('К оплате', '').trim()
  await place(page).click()

  await page.waitForURL(/\/demo-pay\//)
  expect(await textOf(page.locator('body'))).toContain(sum)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  expect(await heading(page)).toMatch(/^Заказ № \S+ принят$/)
  expect(await main(page)).toContain('Оплачен')
  expect(await main(page)).toContain(sum)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a courier comes to an address that is suggested in part and typed in part', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)

  await page.getByRole('radio', { name: /Курьер/ }).check({ force: true })
  await field(page, 'city').fill('Екатеринб')
  await page.locator('[role=listbox] [role=option]').first().click()
  expect(await field(page, 'zip').inputValue()).toBe('620000')
  await field(page, 'street').fill('Нигде не записанная')
  await field(page, 'house').fill('51')
  await page.getByRole('radio', { name: /При получении/ }).check({ force: true })
  await agree(page)
  await place(page).click()

  await page.waitForURL(/\/checkout\?order=/)
  expect(await main(page)).toContain('Екатеринбург, Нигде не записанная, д. 51')
  expect(await main(page)).toContain('При получении')
  await page.context().close()
})

test('a declined payment leaves the order, which can be paid after all', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)

  await page.getByRole('button', { name: 'Отклонить' }).click()
  await page.waitForURL(/\/checkout\?order=/)
  expect(await main(page)).toContain('Оплата не прошла')
  await hydrated(page)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  expect(await main(page)).toContain('Оплачен')
  await page.context().close()
})

test('two quick clicks on «Заказать» place one order', async () => {
  const { page } = await openCheckout(open, goods)
  const orders = watchOrders(page)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)

  await place(page).dblclick()

  await page.waitForURL(/\/demo-pay\//)
  expect(orders).toEqual(['/api/orders/v1'])
  await page.context().close()
})
