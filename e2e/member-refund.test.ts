import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { keep } from './support/keeper.ts'
import { asMember, button, main, signUp } from './support/member.ts'
import { orderByCall } from './support/order-by-call.ts'
import { PIXEL } from './support/pixel.ts'

const openAs = asMember(useBrowser())

/** An order that a new member has received. */
async function receivedOrder(token: string): Promise<string> {
  const { number } = await orderByCall(token, groupOf(await findGoods(isSimple)), 2)
  await keep('order:status', number, 'done')
  return number
}

test('goods go back with a photo, and the order tells what the shop decides', async () => {
  const { tokens } = await signUp()
  const number = await receivedOrder(tokens.token)
  const { page, faults } = await openAs(tokens)
  await visit(page, '/refund')

  await page.getByRole('link', { name: new RegExp(`Заказ ${number}`) }).click()
  await page.getByRole('heading', { level: 1, name: 'Заявка на возврат' }).waitFor()
  await button(page, 'Отправить заявку').click()
  await page.getByText('Отметьте товары, которые хотите вернуть').waitFor()
  await button(page, 'Больше').click()
  await page.getByRole('radio', { name: /Брак/ }).check({ force: true })
  await page.getByLabel('Что случилось').fill('Шов разошёлся')
  for (const name of ['лишнее.png', 'шов.png']) {
    await page.getByLabel('Приложить').setInputFiles({ name, mimeType: 'image/png', buffer: PIXEL })
  }
  await page.getByRole('button', { name: 'Убрать файл: лишнее.png' }).click()
  await button(page, 'Убрать файл: шов.png').waitFor()
  await button(page, 'Отправить заявку').click()

  await page.getByRole('heading', { name: 'Возвраты' }).waitFor()
  await expect.poll(() => main(page)).toContain('На рассмотрении')
  await expect.poll(() => main(page)).toContain('Шов разошёлся')
  await page.getByRole('link', { name: 'шов.png' }).waitFor()
  const [, id = ''] = new RegExp(`(\\S+)  заказ ${number}`).exec(await keep('refund:list')) ?? []
  await keep('refund:status', id, 'approved', '--answer', 'Ждём в магазине на Садовой')
  await page.reload()
  await expect.poll(() => main(page)).toContain('Ждём в магазине на Садовой')
  expect(faults).toEqual([])
})

test('without script goods go back with a photo, and a file that is none is named', async () => {
  const { tokens } = await signUp()
  const number = await receivedOrder(tokens.token)
  const { page } = await openAs(tokens, { javaScriptEnabled: false })
  await page.goto('/refund')
  await page.getByRole('link', { name: new RegExp(`Заказ ${number}`) }).click()
  await page.getByRole('textbox', { name: /./ }).first().fill('1')
  await page.getByRole('radio', { name: /Брак/ }).check({ force: true })
  await page.getByLabel('Что случилось').fill('Шов разошёлся')
  const files = page.getByLabel('Приложить')

  await files.setInputFiles({ name: 'шов.txt', mimeType: 'text/plain', buffer: PIXEL })
  await button(page, 'Отправить заявку').click()
  await page.getByText('Не загружено: шов.txt').first().waitFor()
  await page.goBack()
  expect(await page.getByLabel('Что случилось').inputValue()).toBe('Шов разошёлся')
  await files.setInputFiles({ name: 'шов.png', mimeType: 'image/png', buffer: PIXEL })
  await button(page, 'Отправить заявку').click()

  await page.waitForURL(/\/order\/detail\//)
  const shown = await main(page)
  expect(shown).toContain('На рассмотрении')
  expect(shown).toContain('шов.png')
})
