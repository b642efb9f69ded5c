import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { hydrated, watchRequests } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { textOf } from './support/text.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

const groupId = () => goods.groups[0]?.id ?? 0
const inside = (page: Page, name: string) => page.getByRole('complementary', { name })
const field = (page: Page, name: string) => page.locator(`#${name}`)
const heading = (page: Page) => textOf(page.getByRole('heading', { level: 1 }))
const toPay = (page: Page) => textOf(inside(page, 'Ваш заказ').locator('.total'))
const place = (page: Page) => inside(page, 'Ваш заказ').getByRole('button', { name: 'Заказать' })
const isOrder = (page: Page) =>
  watchRequests(
    page,
    request => request.method() === 'POST' && request.url().endsWith('/api/orders/v1')
  )

async function openCheckout(options: Parameters<typeof open>[0] = {}) {
  const { page, faults } = await open(options)
  const cartToken = await fillBasket(groupId())
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await page.goto('/checkout')
  await hydrated(page)
  return { page, faults, cartToken }
}

async function fillPerson(page: Page) {
  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'phone').fill('89123456789')
  await field(page, 'email').fill('anna-sokolova@example.ru')
}

/** The first point of the city, on receipt of its price. */
async function choosePoint(page: Page) {
  await field(page, 'delivery-point').check({ force: true })
  await expect.poll(() => toPay(page)).toContain('К оплате')
}

async function agree(page: Page) {
  await field(page, 'accept').check({ force: true })
}

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
  expect(await textOf(page.locator('main'))).toContain('Оплачен')
  expect(await textOf(page.locator('main'))).toContain(sum)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a courier comes to an address that is suggested in part and typed in part', async () => {
  const { page } = await openCheckout()
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
  expect(await textOf(page.locator('main'))).toContain('Екатеринбург, Нигде не записанная, д. 51')
  expect(await textOf(page.locator('main'))).toContain('Оплата при получении')
  await page.context().close()
})

test('a declined payment leaves the order, which can be paid after all', async () => {
  const { page } = await openCheckout()
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)

  await page.getByRole('button', { name: 'Отклонить' }).click()
  await page.waitForURL(/\/checkout\?order=/)
  expect(await textOf(page.locator('main'))).toContain('Оплата не прошла')
  await hydrated(page)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  expect(await textOf(page.locator('main'))).toContain('Оплачен')
  await page.context().close()
})

test('two quick clicks on «Заказать» place one order', async () => {
  const { page } = await openCheckout()
  const orders = isOrder(page)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)

  await place(page).dblclick()

  await page.waitForURL(/\/demo-pay\//)
  expect(orders).toEqual(['/api/orders/v1'])
  await page.context().close()
})

test('what is wrong is named above the form, at its fields and in the words of the rules', async () => {
  const { page } = await openCheckout()
  await field(page, 'fio').fill('Соколова')
  await field(page, 'phone').fill('8912345')
  await field(page, 'email').fill('anna@pochta')

  await place(page).click()

  const summary = page.getByRole('region', { name: /Исправьте/ })
  await summary.waitFor()
  expect(await summary.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами',
    'Вы ввели некорректный номер телефона',
    'Некорректный e-mail',
    'Выберите пункт выдачи',
    'Необходимо подтвердить обработку персональных данных'
  ])
  await summary.getByRole('link', { name: 'Некорректный e-mail' }).click()
  expect(await field(page, 'email').evaluate(element => element === document.activeElement)).toBe(
    true
  )
  expect(new URL(page.url()).hash).toBe('')
  await field(page, 'email').fill('anna@pochta.ru')
  await expect.poll(() => summary.getByRole('link').count()).toBe(4)
  await page.context().close()
})

test('what was typed is there again after a reload, the consent is not', async () => {
  const { page } = await openCheckout()
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  const sum = await toPay(page)

  await page.reload()

  await expect.poll(() => field(page, 'fio').inputValue()).toBe('Соколова Анна')
  expect(await field(page, 'phone').inputValue()).toBe('+7 (912) 345-67-89')
  expect(await field(page, 'delivery-point').isChecked()).toBe(true)
  expect(await field(page, 'accept').isChecked()).toBe(false)
  await expect.poll(() => toPay(page)).toBe(sum)
  await page.context().close()
})

test('a sum that has moved meanwhile is confirmed before anything is bought', async () => {
  const { page, cartToken } = await openCheckout()
  const orders = isOrder(page)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await fillBasket(groupId(), 3, { cartToken })

  await place(page).click()

  const dialog = page.getByRole('dialog', { name: 'Сумма изменилась' })
  await dialog.waitFor()
  expect(orders.length).toBe(1)
  await dialog.getByRole('button', { name: 'Вернуться к заказу' }).click()
  await expect.poll(() => textOf(inside(page, 'Ваш заказ'))).toContain('3 шт.')
  await page.context().close()
})

test('the order of another visitor is not there', async () => {
  const { page } = await open()

  const response = await page.goto('/checkout?order=00000000-0000-4000-8000-000000000000')

  expect(response?.status()).toBe(404)
  await page.context().close()
})
