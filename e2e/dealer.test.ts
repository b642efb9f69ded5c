import { afterAll, beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { agree, choosePoint, heading, main, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { becomeMember, DEALER } from './support/member.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'
import { tick } from './support/tick.ts'
import { callApi, fillBasket, signIn } from './support/visitor.ts'

const open = useBrowser()
const LEAST = 8000

let shop: ShopProcesses

beforeAll(async () => {
  shop = await openShopProcesses({}, { leastOrder: LEAST })
})
afterAll(() => shop?.close())

test('a dealer is told the least order up to the checkout, and orders above it by invoice', async () => {
  const { apiUrl, url } = shop
  const tokens = await signIn(DEALER, apiUrl)
  const group = groupOf(await findGoods(isSimple, apiUrl))
  const { page, faults } = await open({ baseURL: url })
  await becomeMember(page, tokens, url)
  await fillBasket(group, 1, { token: tokens.token, apiUrl })
  const worth = await worthOf(tokens.token)

  await visit(page, '/wholesale')
  expect(await main(page)).toMatch(/От 8\s000 ₽\./)
  await visit(page, '/cart')
  expect(rubles(await main(page), /До минимальной суммы заказа ([\d\s,]+) ₽/)).toBe(LEAST - worth)
  await visit(page, '/checkout')
  await orderByInvoice()
  await expect.poll(() => main(page)).toMatch(/Минимальная сумма заказа — 8\s000 ₽/)

  await fillBasket(group, Math.ceil(LEAST / worth), { token: tokens.token, apiUrl })
  await visit(page, '/cart')
  expect(await main(page)).not.toContain('До минимальной суммы заказа')
  await visit(page, '/checkout')
  await orderByInvoice()

  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  await page.locator('#main').getByRole('link', { name: /^Счёт/ }).waitFor()
  expect(faults).toEqual([expect.stringMatching(/status of 409/)])

  async function orderByInvoice() {
    await choosePoint(page)
    await tick(page.getByRole('radio', { name: /^По счёту/ }))
    await agree(page)
    await expect.poll(() => toPay(page)).toContain('К оплате')
    await place(page).click()
  }
})

/** Rubles of the basket of a member that count towards the least order. */
async function worthOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const { json } = await callApi('GET', '/basket/v1/total', { headers, apiUrl: shop.apiUrl })
  return json.factualLimitPrice
}

/** Of «2 931,50». */
const rubles = (text: string, within: RegExp) =>
  Number(within.exec(text)?.[1]?.replaceAll(/\s/g, '').replace(',', '.'))
