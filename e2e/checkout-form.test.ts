import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import {
  agree,
  choosePoint,
  draftOf,
  field,
  fillPerson,
  inside,
  leaveDraft,
  openCheckout,
  place,
  toPay,
  watchOrders
} from './support/checkout.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { APPLICATION, holdRequests } from './support/hold.ts'
import { isFocused } from './support/keyboard.ts'
import { textOf } from './support/text.ts'
import { fillBasket } from './support/visitor.ts'

const open = useBrowser()

let goods: Goods

async function pickTown(page: Page, selector: string, town: string) {
  // At once: between two letters the options of the first ones would come, and move under the click.
  await page.locator(selector).fill(town)
  await page.getByRole('option', { name: town }).first().click()
}

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('what is wrong is named above the form, at its fields and in the words of the rules', async () => {
  const { page } = await openCheckout(open, goods)
  await field(page, 'fio').fill('Соколова')
  await field(page, 'phone').fill('8912345')
  await field(page, 'email').fill('anna@pochta')

  await place(page).click()

  const summary = page.getByRole('region', { name: /Исправьте/ })
  await summary.waitFor()
  await expect.poll(() => isFocused(summary)).toBe(true)
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами',
    'Вы ввели некорректный номер телефона',
    'Некорректный e-mail',
    'Выберите пункт выдачи',
    'Необходимо подтвердить обработку персональных данных'
  ])
  await summary.getByRole('link', { name: 'Некорректный e-mail' }).click()
  await expect.poll(() => isFocused(field(page, 'email'))).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
  await field(page, 'email').fill('anna@pochta.ru')
  await expect.poll(() => summary.getByRole('link').count()).toBe(4)
})

test('an address is asked for by each part that it lacks', async () => {
  const { page } = await openCheckout(open, goods)
  const named = async () => {
    await place(page).click()
    const summary = page.getByRole('region', { name: /Исправьте/ })
    return (await summary.getByRole('link').allTextContents()).join('; ')
  }
  await fillPerson(page)
  await agree(page)
  await page.getByRole('radio', { name: /^Курьер/ }).check({ force: true })

  await expect.poll(named).toBe('Укажите населенный пункт; Укажите улицу; Укажите номер дома')
  await field(page, 'city').fill('Тула')
  await expect.poll(named).toBe('Укажите улицу; Укажите номер дома')
  await field(page, 'city').fill('')
  await field(page, 'street').fill('Советская')
  await expect.poll(named).toBe('Укажите населенный пункт; Укажите номер дома')
})

test('what was typed is there again after a reload, the consent is not', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  const sum = await toPay(page)

  await page.reload()

  await expect.poll(() => field(page, 'fio').inputValue()).toBe('Соколова Анна')
  await expect.poll(() => field(page, 'phone').inputValue()).toBe('+7 (912) 345-67-89')
  await expect.poll(() => field(page, 'delivery-point').isChecked()).toBe(true)
  expect(await field(page, 'accept').isChecked()).toBe(false)
  await expect.poll(() => toPay(page)).toBe(sum)
})

test('a town chosen for one way of delivery is that of all, and a typed address is kept', async () => {
  const { page } = await openCheckout(open, goods)
  const way = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
  const city = page.locator('#main .city')
  await expect.poll(() => textOf(city)).toContain('Москва')

  await way(/^Курьер/)
  await pickTown(page, '#city', 'Екатеринбург')
  await way(/^Пункт выдачи/)

  await expect.poll(() => textOf(city)).toContain('Екатеринбург')
  await expect.poll(() => textOf(page.locator('#main .point').first())).toContain('Екатеринбург')

  await way(/^Курьер/)
  await field(page, 'street').fill('Ленина')
  await field(page, 'house').fill('5')
  await way(/^Пункт выдачи/)
  await page.getByRole('button', { name: 'Другой город' }).click()
  await pickTown(page, '[name=pointCity]', 'Новосибирск')
  await expect.poll(() => textOf(page.locator('#main .point').first())).toContain('Новосибирск')
  await way(/^Курьер/)

  expect(await field(page, 'city').inputValue()).toBe('Екатеринбург')
  await page.getByRole('button', { name: 'Доставить в город Новосибирск' }).click()
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Новосибирск')
  expect(await field(page, 'street').inputValue()).toBe('')
})

test('a sum that has moved meanwhile is confirmed before anything is bought', async () => {
  const { page, cartToken } = await openCheckout(open, goods)
  const orders = watchOrders(page)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await fillBasket(groupOf(goods), 3, { cartToken })

  await place(page).click()

  const dialog = page.getByRole('dialog', { name: 'Сумма изменилась' })
  await dialog.waitFor()
  expect(orders.length).toBe(1)
  await dialog.getByRole('button', { name: 'Вернуться к заказу' }).click()
  await expect.poll(() => textOf(inside(page, 'Ваш заказ'))).toContain('3 шт.')
})

test('an order that this visitor may not see is asked for by its number and the e-mail', async () => {
  const { page } = await open()

  await page.goto('/checkout?order=00000000-0000-4000-8000-000000000000')

  expect(new URL(page.url()).pathname).toBe('/order')
  await page.getByRole('heading', { level: 1, name: 'Где мой заказ' }).waitFor()
})

test.each([
  ['the application', APPLICATION],
  ['the code of the form', '**/assets/order-form-*.js']
])('what is typed before %s is there joins what was typed on an earlier visit', async (_, code) => {
  const { page } = await openCheckout(open, goods)
  await leaveDraft(page)
  const letThrough = await holdRequests(page, code)

  await page.reload()
  if (code !== APPLICATION) await hydrated(page)
  await field(page, 'email').fill('anna@pochta.ru')
  letThrough()
  await hydrated(page)

  await expect.poll(() => field(page, 'fio').inputValue()).toBe('Соколова Анна')
  expect(await field(page, 'email').inputValue()).toBe('anna@pochta.ru')
  expect(await draftOf(page)).toContain('Соколова Анна')
})

test('what is typed where the draft of an earlier visit has just come replaces it', async () => {
  const { page } = await openCheckout(open, goods)
  await leaveDraft(page)
  const letThrough = await holdRequests(page, '**/assets/order-form-*.js')
  await page.reload()
  await hydrated(page)
  await field(page, 'email').focus()
  letThrough()
  await expect.poll(() => field(page, 'email').inputValue()).toBe('anna-sokolova@example.ru')

  await page.keyboard.insertText('anna@pochta.ru')

  expect(await field(page, 'email').inputValue()).toBe('anna@pochta.ru')
  expect(await field(page, 'fio').inputValue()).toBe('Соколова Анна')
})

test('a recipient and an organisation are found while they are typed', async () => {
  const { page } = await openCheckout(open, goods)
  const options = page.locator('[role=listbox] [role=option]')

  await field(page, 'fio').pressSequentially('Соколова ')
  // What a half of it was answered with may still be there.
  await options
    .filter({ hasText: /^Соколова \S/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'fio').inputValue()).toMatch(/^Соколова \S+/)
  await field(page, 'fio').fill('Ъъъщщщ')
  await page.getByText('Не нашли такого имени. Его можно ввести самостоятельно').waitFor()

  await page.getByRole('radio', { name: 'Организация' }).check({ force: true })
  await field(page, 'inn').fill('66')
  await options
    .filter({ hasText: /\b66\d/ })
    .first()
    .click()
  await expect.poll(() => field(page, 'organization').inputValue()).not.toBe('')
  expect(await field(page, 'inn').inputValue()).toMatch(/^66\d{8}(?:\d\d)?$/)

  await field(page, 'inn').fill('7707083894')
  await page.getByText('Проверьте ИНН: контрольные цифры не сходятся').waitFor()
})
