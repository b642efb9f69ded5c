import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { agree, choosePoint, fillPerson, heading, main, place, toPay } from './support/checkout.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { fillSignIn, signUp } from './support/member.ts'

const wide = ['a wide screen', { viewport: WIDE }] as const
const phone = ['a phone', { viewport: PHONE, isMobile: true, hasTouch: true }] as const
const BOTH = [wide, phone]

const open = useBrowser({ isWhole: true })

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

/** From home through the search and the product into the basket, and on to the checkout. */
async function walkToCheckout(page: Page) {
  await page.locator('header input[name="q"]').fill(goods.title)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?**')
  await page.locator('#main article').getByRole('link', { name: goods.title }).first().click()
  await expect.poll(() => heading(page)).toBe(goods.title)
  const kept = basketKept(page)
  await buyButton(page, goods.title).click()
  await page
    .getByRole('textbox', { name: /Количество/ })
    .first()
    .waitFor()
  await kept
  await page.locator('a[href="/cart"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Корзина')
  await page.locator('a[href="/checkout"]:visible').first().click()
  await expect.poll(() => heading(page)).toBe('Оформление заказа')
}

/** Orders to the first point, pays at the demo bank; returns the sum. */
async function orderAndPay(page: Page): Promise<string> {
  await choosePoint(page)
  await agree(page)
  const sum = (await toPay(page)).replace('К оплате', '').trim()
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByText(sum).first().waitFor()
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL(/\/checkout\?order=/)
  return sum
}

test.each(isDeep ? BOTH : [wide])(
  'a guest on %s goes from home to the paid order',
  async (_, options) => {
    const { page, faults } = await open(options)
    await page.goto('/')

    await walkToCheckout(page)
    await fillPerson(page)
    const sum = await orderAndPay(page)

    await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
    await expect.poll(() => main(page)).toContain('Оплачен')
    expect(await main(page)).toContain(sum)
    expect(faults).toEqual([])
  }
)

test.each(isDeep ? BOTH : [phone])(
  'a member on %s goes from home to the paid order',
  async (_, options) => {
    const { account } = await signUp()
    const { page, faults } = await open(options)
    await page.goto('/')

    await page.locator('a[href="/user/signin"]:visible').first().click()
    await expect.poll(() => heading(page)).toBe('Вход')
    await fillSignIn(page, account)
    await page.waitForURL('**/user/profile')
    await page.locator('a[href="/"]:visible').first().click()
    await page.waitForURL(url => url.pathname === '/')
    await walkToCheckout(page)
    const sum = await orderAndPay(page)

    await expect.poll(() => main(page)).toContain('Оплачен')
    const number = /№ (\S+)/.exec(await heading(page))?.[1] ?? 'none'
    await page.goto('/user/profile/order/all')
    await expect.poll(() => main(page)).toContain(number)
    expect(await main(page)).toContain(sum)
    expect(faults).toEqual([])
  }
)
