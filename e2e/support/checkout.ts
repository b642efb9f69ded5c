import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

import type { Watched } from './browser.ts'
import { visit, watchRequests } from './first-load.ts'
import { type Goods, groupOf } from './goods.ts'
import { textOf } from './text.ts'
import { tick } from './tick.ts'
import { CART_COOKIE, fillBasket, setCookies } from './visitor.ts'

export const inside = (page: Page, name: string) => page.getByRole('complementary', { name })
export const field = (page: Page, name: string) => page.locator(`#${name}`)
export const heading = (page: Page) => textOf(page.getByRole('heading', { level: 1 }))
export const main = (page: Page) => textOf(page.locator('main'))

/** «К оплате 6 070 ₽», or «Без доставки …» while it is not known. */
export const toPay = (page: Page) => textOf(inside(page, 'Ваш заказ').locator('.total'))
export const place = (page: Page) =>
  inside(page, 'Ваш заказ').getByRole('button', { name: 'Заказать' })

/** Every order that is posted from now on. */
export const watchOrders = (page: Page) =>
  watchRequests(
    page,
    request => request.method() === 'POST' && request.url().endsWith('/api/orders/v1')
  )

/** A guest at the checkout with one piece of the goods. */
export async function openCheckout(
  open: (options?: BrowserContextOptions) => Promise<Watched>,
  goods: Goods
) {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(goods))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await visit(page, '/checkout')
  return { page, faults, cartToken }
}

export async function fillPerson(page: Page) {
  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'phone').fill('89123456789')
  await field(page, 'email').fill('anna-sokolova@example.ru')
}

/** What this tab keeps of a checkout that has not become an order. */
export const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('checkout_draft'))

/** Who the order is for, typed and kept: what is typed before the code of the form has come is kept once it has. */
export async function leaveDraft(page: Page) {
  await fillPerson(page)
  await field(page, 'email').blur()
  await expect.poll(() => draftOf(page)).toContain('anna-sokolova@example.ru')
}

/** The first point of the city, on receipt of its price. */
export async function choosePoint(page: Page) {
  await tick(field(page, 'delivery-point'))
  await expect.poll(() => toPay(page)).toContain('К оплате')
}

export const agree = (page: Page) => tick(field(page, 'accept'))
