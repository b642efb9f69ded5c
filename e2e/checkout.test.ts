import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import {
  agree,
  choosePoint,
  field,
  fillPerson,
  main,
  openCheckout,
  place,
  watchOrders
} from './support/checkout.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('a courier comes to an address that is suggested in part and typed in part', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)

  await page.getByRole('radio', { name: /Курьер/ }).check({ force: true })
  await field(page, 'city').fill('Екатеринб')
  await page.locator('[role=listbox] [role=option]').first().click()
  await expect.poll(() => field(page, 'zip').inputValue()).toBe('620000')
  await field(page, 'street').fill('Нигде не записанная')
  await field(page, 'house').fill('51')
  await page.getByRole('radio', { name: /При получении/ }).check({ force: true })
  await agree(page)
  await place(page).click()

  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Екатеринбург, Нигде не записанная, д. 51')
  await expect.poll(() => main(page)).toContain('При получении')
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
  await expect.poll(() => main(page)).toContain('Оплата не прошла')
  await hydrated(page)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Оплачен')
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
})
