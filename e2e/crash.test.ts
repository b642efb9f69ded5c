import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { agree, choosePoint, field, fillPerson, main, place } from './support/checkout.ts'
import { hydrated, visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { postOrder } from './support/orders.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'
import { CART_COOKIE, callApi, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

let shop: ShopProcesses
let goods: Goods

beforeAll(async () => {
  shop = await openShopProcesses()
  goods = await findGoods(isSimple, shop.apiUrl)
})

afterAll(() => shop?.close())

test('an order confirmed before the backend is killed is there when it starts again', async () => {
  const { apiUrl } = shop
  const cartToken = await fillBasket(groupOf(goods), 2, { apiUrl })
  const key = randomUUID()
  const placed = await postOrder({ cartToken, key, apiUrl })
  expect(placed.status).toBe(200)

  await shop.backend.kill()
  await shop.backend.start()

  const headers = { 'cart-token': cartToken }
  const path = `/api/orders/v1/view?orderId=${placed.json.id}`
  const seen = await callApi('GET', path, { apiUrl: shop.url, headers })
  expect(seen.status).toBe(200)
  expect(seen.json).toMatchObject({ id: placed.json.id, price: placed.json.price })
  const basket = await callApi('GET', '/api/basket/v1', { apiUrl: shop.url, headers })
  expect(basket.json.total.count).toBe(0)
  const again = await postOrder({ cartToken, key, apiUrl, body: placed.body })
  expect(again.json.id).toBe(placed.json.id)
})

test('an order interrupted by a dead backend keeps its form, says so, and goes through afterwards', async () => {
  const { page } = await open({ baseURL: shop.url })
  const cartToken = await fillBasket(groupOf(goods), 1, { apiUrl: shop.apiUrl })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken }, shop.url)
  await visit(page, '/checkout')
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)

  await shop.backend.kill()
  await place(page).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /не отвечает|нет соединения|попробуйте/i })
    .first()
    .waitFor()
  expect(await field(page, 'email').inputValue()).toBe('anna-sokolova@example.ru')

  await shop.backend.start()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'email').inputValue()).toBe('anna-sokolova@example.ru')
  await choosePoint(page)
  await agree(page)
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Оплачен')
})

deepTest(
  'a page asked for while the backend is dead is an honest error, and a page again afterwards',
  async () => {
    await shop.backend.kill()
    const dead = await fetch(`${shop.url}/search?q=${randomUUID()}`)
    const html = await dead.text()

    expect([502, 503]).toContain(dead.status)
    expect(dead.headers.get('cache-control')).toMatch(/no-(?:store|cache)/)
    expect(html).toMatch(/код ошибки: 50[23] \( [А-я]/)
    expect(html).not.toMatch(/ECONNREFUSED|at .*\.js:\d+/)
    // What else the machine does may keep one answer back, not each.
    await expect.poll(() => timeOf(`${shop.url}/search?q=${randomUUID()}`)).toBeLessThan(4000)

    await shop.backend.start()
    expect((await fetch(`${shop.url}/search?q=${randomUUID()}`)).status).toBe(200)
  }
)

/** How many milliseconds an answer takes. */
async function timeOf(address: string): Promise<number> {
  const started = performance.now()
  await (await fetch(address)).text()
  return performance.now() - started
}
