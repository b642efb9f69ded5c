import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from '../../../e2e/support/browser.ts'
import { agree, field, fillPerson, heading, place, toPay } from '../../../e2e/support/checkout.ts'
import { findGoods, type Goods, groupOf, isSimple } from '../../../e2e/support/goods.ts'
import { tick } from '../../../e2e/support/tick.ts'
import { CART_COOKIE, fillBasket, setCookies } from '../../../e2e/support/visitor.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

/** A guest at the checkout with one piece of the goods; `usual` is the kind of delivery he finds chosen. */
async function openCheckout(usual = 'pickupPoint') {
  const { page, faults } = await open()
  await page.route(/\/api\/delivery\/v1(\?|$)/, async route => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const methods = data.map((method: { type: string }) => ({
      ...method,
      isDefault: method.type === usual
    }))
    await route.fulfill({ json: { ...rest, data: methods } })
  })
  await setCookies(page.context(), { [CART_COOKIE]: await fillBasket(groupOf(goods)) })
  await page.goto('/checkout')
  await page.getByLabel('Курьер').waitFor()
  return { page, faults }
}

const isWrong = (page: Page, name: string) => field(page, name).getAttribute('aria-invalid')

test('a field that is wrong is told of to a screen reader, until it is right', async () => {
  const { page } = await openCheckout()
  expect(await isWrong(page, 'fio')).toBe('false')

  await field(page, 'fio').fill('Анна')
  await expect.poll(() => isWrong(page, 'fio')).toBe('true')

  await field(page, 'fio').fill('Соколова Анна')
  await expect.poll(() => isWrong(page, 'fio')).toBe('false')
})

test('a courier who is the usual way stands there chosen, and brings the order', async () => {
  const { page, faults } = await openCheckout('courier')

  await expect.poll(() => page.getByLabel('Курьер').isChecked()).toBe(true)
  await fillPerson(page)
  await page.getByLabel('Город').fill('Самара')
  await page.getByLabel('Улица').fill('Лесная')
  await page.getByLabel('Дом', { exact: true }).fill('7')
  await expect.poll(() => toPay(page)).toContain('К оплате')
  await tick(page.getByLabel('При получении'))
  await agree(page)
  await place(page).click()

  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  expect(await page.locator('main').textContent()).toContain('Лесная')
  expect(faults).toEqual([])
})

test('who has sent an order without an address reads at each field what it lacks', async () => {
  const { page } = await openCheckout('courier')

  await place(page).click()

  await expect.poll(() => isWrong(page, 'city')).toBe('true')
  expect(await isWrong(page, 'house')).toBe('true')
})
