import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { isFocused } from './support/keyboard.ts'
import { outOfMemory } from './support/out-of-memory.ts'
import { SCREENS } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

const town = (page: Page) => page.locator('header summary', { hasText: /город/i }).first()

test.each(SCREENS)(
  'on %s the town named in the header is that of a product and of the checkout',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await setCookies(page.context(), { [CART_COOKIE]: await fillBasket(groupOf(goods), 1) })
    await visit(page, goods.href)

    await chooseInHeader(page, 'екат', 'Екатеринбург')
    await page.getByText('Доставка в город Екатеринбург').waitFor()
    await page.getByRole('link', { name: 'Пенал — на главную' }).click()
    await page.getByRole('heading', { name: 'Что ищем?' }).waitFor()
    expect(await textOf(town(page))).toBe('Ваш город: Екатеринбург')
    await visit(page, '/checkout')
    await expect.poll(() => textOf(page.locator('#main .city'))).toContain('Екатеринбург')
    expect(faults).toEqual([])
  }
)

const chooseInHeader = async (page: Page, start: string, title: string) => {
  await town(page).click()
  const field = page.locator('header').getByRole('combobox', { name: 'Город' })
  await field.fill(start)
  await page.getByRole('option', { name: title }).first().click()
  await expect.poll(() => textOf(town(page))).toBe(`Ваш город: ${title}`)
}

const chooseAtCheckout = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Другой город' }).click()
  await page.locator('[name=pointCity]').fill(title)
  await page.getByRole('option', { name: title }).first().click()
  await expect.poll(() => textOf(page.locator('#main .point').first())).toContain(title)
}

test('a town chosen at the checkout is told in the header of the next page', async () => {
  const { page } = await open()
  await setCookies(page.context(), { [CART_COOKIE]: await fillBasket(groupOf(goods), 1) })
  await visit(page, '/checkout')
  await chooseAtCheckout(page, 'Новосибирск')

  await page.getByRole('link', { name: 'Пенал — на главную' }).click()

  await expect.poll(() => textOf(town(page))).toBe('Ваш город: Новосибирск')
})

deepTest('Back to a page of before goes by the town and the currency chosen since', async () => {
  const { page } = await open()
  const priceIn = (sign: string) => expect.poll(() => textOf(page.locator('main'))).toContain(sign)
  await visit(page, goods.href)
  await visit(page, '/')
  await chooseInHeader(page, 'екат', 'Екатеринбург')
  await page.getByRole('button', { name: 'Цены в BYN' }).click()
  await priceIn('Br')

  await page.goBack()
  while (!page.url().endsWith(goods.href)) await page.goBack()

  await page.getByText('Доставка в город Екатеринбург').waitFor()
  expect(await textOf(town(page))).toBe('Ваш город: Екатеринбург')
  await priceIn('Br')
})

deepTest('a header that nobody has touched stays when its page is read anew', async () => {
  const { page } = await open()
  await visit(page, goods.href)
  await setCookies(page.context(), { town: encodeURIComponent('Казань') })

  await outOfMemory(page)

  await page.getByText('Доставка в город Казань').waitFor()
  expect(await textOf(town(page))).not.toBe('')
})

deepTest(
  'a page out of the browser’s memory goes by the town and the currency of now',
  async () => {
    const { page } = await open()
    await visit(page, goods.href)
    await page.mouse.move(300, 300)

    await setCookies(page.context(), { town: encodeURIComponent('Казань') })
    await outOfMemory(page)
    await page.getByText('Доставка в город Казань').waitFor()
    await expect.poll(() => textOf(town(page))).toBe('Ваш город: Казань')

    await setCookies(page.context(), { 'currency-idpenal': '2' })
    await outOfMemory(page)
    await expect.poll(() => textOf(page.locator('main'))).toContain('Br')
  }
)

test('Back from a checkout goes by the town that was chosen there', async () => {
  const { page } = await open()
  await setCookies(page.context(), { [CART_COOKIE]: await fillBasket(groupOf(goods), 1) })
  await visit(page, goods.href)
  await page.getByRole('link', { name: 'Корзина' }).first().click()
  await page.locator('a[href="/checkout"]:visible').first().click()
  await chooseAtCheckout(page, 'Новосибирск')

  await page.goBack()
  await page.goBack()

  await page.getByText('Доставка в город Новосибирск').waitFor()
  expect(await textOf(town(page))).toBe('Ваш город: Новосибирск')
})

deepTest('the town is left by Escape as it was, with the focus where it came from', async () => {
  const { page } = await open()
  await visit(page, '/')
  await town(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Москва')
  const suggestions = page.locator('header').getByRole('option')
  await suggestions.first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => suggestions.count()).toBe(0)
  await page.keyboard.press('Escape')

  await expect.poll(() => isFocused(town(page))).toBe(true)
  expect(await page.locator('header details[open]').count()).toBe(0)
  expect(await textOf(town(page))).toBe('Выберите город')
})

deepTest('without script a town is typed in the header and kept', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(goods.href)
  await town(page).click()
  await page.locator('header').getByRole('combobox', { name: 'Город' }).fill('казань')

  await page.locator('header').getByRole('button', { name: 'Выбрать', exact: true }).click()

  await page.getByText('Доставка в город Казань').waitFor()
  expect(await textOf(town(page))).toBe('Ваш город: Казань')
})
