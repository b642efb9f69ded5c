import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { agree, field, fillPerson, heading, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'
import { CART_COOKIE, callApi, fillBasket, proof, setCookies } from './support/visitor.ts'

const KEY = 'x-order-key'
const NO_ZIP = 'Заполните почтовый индекс'
const file = {
  phoneLengths: { BY: { min: 11, max: 11 } },
  ruleSets: { address: { courier: ['city', 'street', 'house', 'postalCode'] } },
  headerNames: { idempotencyKey: KEY }
}

const open = useBrowser()
let folder = ''
let shop: ShopProcesses

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-file-'))
  const SHOP_FILE = join(folder, 'shop.json')
  await writeFile(SHOP_FILE, JSON.stringify(file))
  shop = await openShopProcesses({ SHOP_FILE })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

test('phone lengths, address rules and header names of the shop file hold in the browser and at the backend', async () => {
  const { apiUrl, url } = shop
  const cartToken = await fillBasket(groupOf(await findGoods(isSimple, apiUrl)), 1, { apiUrl })
  const { page, faults } = await open({ baseURL: url })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken }, url)
  await visit(page, '/checkout')
  await fillPerson(page)
  await field(page, 'phone').fill('+375 (29) 123-45-6')
  await page.getByRole('radio', { name: /^Курьер/ }).check({ force: true })
  await field(page, 'city').fill('Тула')
  await field(page, 'street').fill('Советская')
  await field(page, 'house').fill('5')
  await page.getByRole('radio', { name: /При получении/ }).check({ force: true })
  await agree(page)

  await place(page).click()

  const summary = page.getByRole('region', { name: /Исправьте/ })
  await summary.waitFor()
  expect(await summary.getByRole('link').allTextContents()).toEqual([NO_ZIP])
  await field(page, 'zip').fill('300000')
  await expect.poll(() => toPay(page)).toContain('К оплате')
  const posted = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/api/orders/v1')
  )
  await place(page).click()
  const order = await posted
  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  expect(order.headers()).toHaveProperty(KEY)
  expect(order.headers()).not.toHaveProperty('idempotency-key')

  const { personalShipping, ...form } = order.postDataJSON()
  expect(form.personalData.phone.replaceAll(/\D/g, '')).toBe('37529123456')
  const shipping = { ...personalShipping.shipping, zip: '' }
  const body = { ...form, personalShipping: { ...personalShipping, shipping } }
  const post = (key: string) => {
    const headers = { ...proof(), 'cart-token': cartToken, [key]: randomUUID() }
    return callApi('POST', '/orders/v1', { apiUrl, headers, body })
  }
  const { status, json } = await post(KEY)
  expect(status).toBe(422)
  expect(json.errors).toEqual({ 'personalShipping.shipping.postalCode': NO_ZIP })
  expect((await post('idempotency-key')).status).toBe(400)
  // The price of a delivery may be asked for before the postal code is typed.
  expect(faults.filter(fault => !fault.includes('status of 422'))).toEqual([])
})
