import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, hasAllKinds, isGone } from './support/goods.ts'
import { becomeMember, main, signUp } from './support/member.ts'
import { codeOfOrder } from './support/order-code.ts'
import { postOrder } from './support/orders.ts'
import { fillBasket } from './support/visitor.ts'

const open = useBrowser()

async function placeOrder() {
  const { groups } = await findGoods(hasAllKinds)
  const cartToken = await fillBasket(groups.find(group => !isGone(group))?.id ?? 0)
  const { json } = await postOrder({ cartToken, key: randomUUID() })
  return String(json.number)
}

/** Asks for the letter with the code; gives the field that takes it. */
async function askForCode(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Номер заказа' }).fill(number)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna-sokolova@example.ru')
  await page.getByRole('button', { name: 'Получить код' }).click()
  return page.getByRole('textbox', { name: 'Код из письма' })
}

async function send(field: Locator, text: string) {
  await field.fill(text)
  await field.press('Enter')
}

test('a guest finds an order in another browser, by its number, the e-mail and a code', async () => {
  const number = await placeOrder()
  const { page, faults } = await open()
  await visit(page, '/')
  await page.getByRole('link', { name: 'Где мой заказ' }).click()
  const code = await askForCode(page, number)
  await send(code, '000000')
  await page.getByRole('alert').getByText('Код не подошёл').waitFor()

  await send(code, await codeOfOrder(number))

  await page.getByRole('heading', { level: 1, name: `Заказ ${number}` }).waitFor()
  await expect.poll(() => main(page)).toContain('Состав заказа')
  expect(await page.getByRole('button', { name: 'Повторить' }).count()).toBe(0)
  expect(faults.filter(fault => !fault.includes('status of 422'))).toEqual([])
})

test('what is wrong in the search for an order is told beside its field, and the page stays', async () => {
  const { page, faults } = await open()
  await visit(page, '/order')
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  const number = page.getByRole('textbox', { name: 'Номер заказа' })
  const email = page.getByRole('textbox', { name: 'E-mail' })

  await email.fill('anna@')
  await email.press('Enter')

  await page.getByText('Некорректный e-mail').first().waitFor()
  await expect.poll(() => number.evaluate(field => field === document.activeElement)).toBe(true)
  await number.fill('0000')
  await email.fill('anna-sokolova@example.ru')
  await email.press('Enter')
  await page.getByRole('textbox', { name: 'Код из письма' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  expect(faults).toEqual([])
})

test('without script an order is found by the same steps', async () => {
  const number = await placeOrder()
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/order')
  const code = await askForCode(page, number)
  await send(code, '000000')
  await page.getByText('Код не подошёл').waitFor()
  await send(code, await codeOfOrder(number))

  await page.getByRole('heading', { level: 1, name: `Заказ ${number}` }).waitFor()
})

test('a link that is forged leads to the search for the order', async () => {
  const { page } = await open({ javaScriptEnabled: false })

  await page.goto('/order?key=1.2.3')

  expect(await main(page)).toContain('Ссылка не подходит или устарела')
})

/** A member who has found the order of a guest by its code. */
async function foundByMember(javaScriptEnabled: boolean) {
  const number = await placeOrder()
  const { page, faults } = await open({ javaScriptEnabled })
  await becomeMember(page, (await signUp()).tokens)
  await page.goto('/order')
  await send(await askForCode(page, number), await codeOfOrder(number))
  await page.getByText('Добавить его к аккаунту?').waitFor()
  return { page, faults, number }
}

deepTest(
  'a member takes a guest’s order of another address into his account, or leaves it',
  async () => {
    const { page, faults, number } = await foundByMember(true)
    await page.getByRole('link', { name: 'Не добавлять' }).click()
    await page.waitForURL(/join=no/)
    await page.getByText('Добавить его к аккаунту?').waitFor({ state: 'detached' })
    await page.goBack()

    await page.getByRole('button', { name: 'Добавить к аккаунту' }).click()

    await page.waitForURL(/\/user\/profile\/order\/detail\//)
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await visit(page, '/user/profile/order/all')
    await expect.poll(() => main(page)).toContain(number)
    expect(faults).toEqual([])
  }
)

deepTest('without script a member takes a guest’s order as well', async () => {
  const { page, number } = await foundByMember(false)

  await page.getByRole('button', { name: 'Добавить к аккаунту' }).click()

  await page.waitForURL(/\/user\/profile\/order\/detail\//)
  expect(await main(page)).toContain(number)
})
