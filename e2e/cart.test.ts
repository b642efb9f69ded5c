import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { type Goods, groupOf, isSimple, readGoods } from './support/goods.ts'
import { holdRequests } from './support/hold.ts'
import { becomeMember, DEALER } from './support/member.ts'
import { textOf } from './support/text.ts'
import { tick } from './support/tick.ts'
import { holdToasts } from './support/toasts.ts'
import {
  CART_COOKIE,
  callApi,
  fillBasket,
  piecesIn,
  setCookies,
  signIn
} from './support/visitor.ts'

const open = useBrowser()

let first: Goods
let second: Goods

beforeAll(async () => {
  const simple = (await readGoods()).filter(isSimple)
  const [one, two] = simple
  if (one === undefined || two === undefined) throw new Error('The demo shop has too few goods')
  first = one
  second = two
})

/** A guest whose basket holds two pieces of the first goods and one of the second. */
async function openBuyer(options: Parameters<typeof open>[0] = {}) {
  const { page, faults } = await open(options)
  const cartToken = await fillBasket(groupOf(first), 2)
  await fillBasket(groupOf(second), 1, { cartToken })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  return { page, faults, cartToken }
}

async function openCart() {
  const buyer = await openBuyer()
  await visit(buyer.page, '/cart')
  return buyer
}

const line = (page: Page, goods: Goods) => page.locator(`#line-${groupOf(goods)}`)
const quantity = (page: Page, goods: Goods) => line(page, goods).getByRole('textbox')
const summary = (page: Page) => page.getByRole('complementary', { name: 'Итого' })
const total = (page: Page) => textOf(summary(page).locator('.total b'))
const isBusy = (page: Page) =>
  summary(page).locator('[aria-busy]').first().getAttribute('aria-busy')

async function serverTotal(cartToken: string) {
  const headers = { 'cart-token': cartToken }
  const { json } = await callApi('GET', '/basket/v1/total', { headers })
  return json
}

/** From now on what changes the basket waits at the door of the page. */
const holdChanges = (page: Page) => holdRequests(page, '**/api/basket/v1/products')

const rubles = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

quickTest('a member takes bonuses off the sum, then fewer, then none', async () => {
  const dealer = await signIn(DEALER)
  await fillBasket(groupOf(first), 2, { token: dealer.token })
  const { page, faults } = await open()
  await becomeMember(page, dealer)
  await visit(page, '/cart')
  const whole = rubles(await total(page))
  const wanted = page.getByRole('switch', { name: /^Списать бонусы/ })
  const amount = page.getByRole('textbox', { name: 'Сколько списать' })
  const left = async () => rubles(await total(page))

  await tick(wanted)
  await amount.waitFor()
  const most = rubles(await amount.inputValue())
  expect(most).toBeGreaterThan(10)
  await expect.poll(left).toBe(whole - most)
  await amount.fill('10')
  await amount.blur()
  await expect.poll(left).toBe(whole - 10)

  await visit(page, '/cart')
  expect(await left()).toBe(whole - 10)
  await tick(wanted)
  await expect.poll(left).toBe(whole)
  expect(faults).toEqual([])
})

deepTest('a basket that was drawn while a purchase was on its way shows it', async () => {
  const { page } = await open()
  await visit(page, first.href)
  const letThrough = await holdRequests(page, '**/api/basket/v1/products')
  const kept = basketKept(page)
  await buyButton(page, first.title).click()
  await page.route('**/cart', async route => {
    const drawn = await route.fetch()
    letThrough()
    await kept
    await route.fulfill({ response: drawn })
  })

  await visit(page, '/cart')

  await line(page, first).waitFor()
})

quickTest('a basket is readable without script and leads on to the checkout', async () => {
  const { page } = await openBuyer({ javaScriptEnabled: false })
  await page.goto('/cart')

  expect(await textOf(line(page, first))).toContain(first.title)
  expect(await quantity(page, first).inputValue()).toBe('2')
  await page.getByRole('link', { name: 'Оформить заказ' }).click()

  await expect.poll(() => textOf(page.getByRole('heading', { level: 1 }))).toBe('Оформление заказа')
})

quickTest(
  'a quantity changes at once and its sum as soon as the server has counted it',
  async () => {
    const { page, faults, cartToken } = await openCart()
    const letThrough = await holdChanges(page)
    const before = rubles(await total(page))

    await line(page, first).getByRole('button', { name: 'Больше' }).click()

    await expect.poll(() => quantity(page, first).inputValue()).toBe('3')
    await expect.poll(() => isBusy(page)).toBe('true')
    letThrough()
    await expect.poll(() => isBusy(page)).toBe('false')
    const { price, productsCountInBasket } = await serverTotal(cartToken)
    expect(productsCountInBasket).toBe(4)
    await expect.poll(async () => rubles(await total(page))).toBe(price)
    expect(price).toBeGreaterThan(before)
    expect(faults).toEqual([])
  }
)

quickTest('a removed line is gone at once and comes back as it was', async () => {
  const { page, cartToken } = await openBuyer()
  await holdToasts(page)
  await visit(page, '/cart')
  const letThrough = await holdChanges(page)

  await line(page, first)
    .getByRole('button', { name: /Удалить/ })
    .click()
  await expect.poll(() => line(page, first).count()).toBe(0)
  letThrough()
  await expect.poll(async () => (await serverTotal(cartToken)).productsCountInBasket).toBe(1)
  await page.getByRole('button', { name: 'Вернуть' }).click()

  await expect.poll(async () => (await serverTotal(cartToken)).productsCountInBasket).toBe(3)
  await expect.poll(() => quantity(page, first).inputValue()).toBe('2')
})

quickTest('a line that is not chosen costs nothing and is left out of the order', async () => {
  const { page, cartToken } = await openCart()
  expect(await textOf(page.locator('main'))).toContain('Выбрано 3 из 3')

  await line(page, second).getByRole('checkbox').uncheck({ force: true })

  await expect.poll(() => textOf(page.locator('main'))).toContain('Выбрано 2 из 3')
  await expect.poll(async () => (await serverTotal(cartToken)).count).toBe(2)
  await expect.poll(() => isBusy(page)).toBe('false')
  const { price } = await serverTotal(cartToken)
  await expect.poll(async () => rubles(await total(page))).toBe(price)
})

quickTest('the promo code ЛИНЕЙКА10 takes ten per cent off and can be cancelled', async () => {
  const { page, cartToken } = await openCart()
  const goods = rubles(await total(page))
  const code = page.getByLabel('Промокод')

  await code.fill('линейка10')
  await page.getByRole('button', { name: 'Применить' }).click()

  await expect.poll(() => page.getByRole('button', { name: 'Отменить' }).count()).toBe(1)
  await expect.poll(() => textOf(summary(page))).toContain('Промокод ЛИНЕЙКА10')
  const { price } = await serverTotal(cartToken)
  await expect.poll(async () => rubles(await total(page))).toBe(price)
  expect(price).toBeCloseTo(goods * 0.9, 0)

  await page.getByRole('button', { name: 'Отменить' }).click()

  await expect.poll(async () => rubles(await total(page))).toBe(goods)
})

quickTest('an unknown promo code is explained under its field, and the prices stay', async () => {
  const { page } = await openCart()
  const goods = await total(page)

  await page.getByLabel('Промокод').fill('ДВОЙКА')
  await page.getByRole('button', { name: 'Применить' }).click()

  await expect
    .poll(() => textOf(summary(page).getByRole('alert')).catch(() => ''))
    .toBe('Промокод не найден')
  expect(await page.getByRole('button', { name: 'Применить' }).getAttribute('data-variant')).toBe(
    'black'
  )
  expect(await total(page)).toBe(goods)
})

quickTest('an empty basket says so, and its checkout leads back to it', async () => {
  const { page } = await open()

  await page.goto('/checkout')

  expect(new URL(page.url()).pathname).toBe('/cart')
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe('В пенале пока ничего нет')
})

quickTest('a basket is cleared by one call, and all of it comes back by one button', async () => {
  const { page, cartToken, faults } = await openBuyer()
  await holdToasts(page)
  await visit(page, '/cart')
  const cleared = page.waitForRequest(
    request => request.method() === 'DELETE' && /\/basket\/v1\?/.test(request.url())
  )

  await page.getByRole('button', { name: 'Очистить корзину' }).click()
  await cleared
  await expect.poll(() => line(page, first).count()).toBe(0)
  await expect.poll(() => piecesIn(cartToken)).toBe(0)
  await page.getByRole('button', { name: 'Вернуть' }).click()

  await expect.poll(() => quantity(page, first).inputValue()).toBe('2')
  await expect.poll(() => quantity(page, second).inputValue()).toBe('1')
  await expect.poll(() => piecesIn(cartToken)).toBe(3)
  expect(faults).toEqual([])
})

deepTest('without script a basket is cleared, and put back by the button of its page', async () => {
  const { page, cartToken } = await openBuyer({ javaScriptEnabled: false })
  await page.goto('/cart')

  await page.getByRole('button', { name: 'Очистить корзину' }).click()
  // What stands in a `noscript` is no text to a locator.
  await expect.poll(() => textOf(page.locator('#main'))).toContain('Удалено: 2 товара')
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe('В пенале пока ничего нет')
  expect(await piecesIn(cartToken)).toBe(0)
  await page.getByRole('button', { name: 'Вернуть' }).click()

  await line(page, second).waitFor()
  expect(await quantity(page, first).inputValue()).toBe('2')
  expect(await piecesIn(cartToken)).toBe(3)
})
