import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { field, heading, place, toPay } from './support/checkout.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { findGoods, hasSizes } from './support/goods.ts'
import { arrived, isFocused, pressAt, tabTo } from './support/keyboard.ts'
import { becomeMember, main, personalLinks, SCHOOL, signUpSchool } from './support/member.ts'
import { readOffers } from './support/offers.ts'
import { SCREENS } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { signIn } from './support/visitor.ts'

const open = useBrowser()

test('a school finds its terms, takes its price list and orders by it', async () => {
  const { page, faults } = await open()
  await visit(page, '/wholesale')
  expect(await main(page)).toContain('По счёту (только для организаций)')
  const way = page.getByRole('link', { name: 'Зарегистрировать организацию' })
  expect(await way.getAttribute('href')).toBe('/user/signup?kind=organization')

  await becomeMember(page, await signIn(SCHOOL))
  await visit(page, '/wholesale')

  expect(await main(page)).toContain('Оптовые цены организации')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Прайс-лист CSV' }).click()
  ])
  const [head = '', row = ''] = (await textOfFile(await download.createReadStream())).split('\r\n')
  await page.getByRole('link', { name: 'Быстрый заказ списком' }).click()
  await page.getByLabel('Строки заказа').fill(`${head}\n${row}10`)
  await page.getByRole('button', { name: 'Проверить список' }).click()
  await expect.poll(() => main(page)).toContain('1 товар, 10 штук на')
  expect(faults).toEqual([])
})

test.each(SCREENS)(
  'a school on %s orders by the keyboard alone, from its terms to the bill',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await becomeMember(page, (await signUpSchool()).tokens)
    const offers = (await readOffers()).slice(0, 3)
    await visit(page, '/wholesale')

    await pressAt(page, page.getByRole('link', { name: 'Быстрый заказ списком' }))
    await arrived(page, /^Быстрый заказ/)
    await tabTo(page, page.getByLabel('Строки заказа'))
    await page.keyboard.insertText(offers.map(({ barcode }) => `${barcode}\t4`).join('\n'))
    await pressAt(page, page.getByRole('button', { name: 'Проверить список' }))
    await expect.poll(() => main(page)).toContain('3 товара, 12 штук на')
    await pressAt(page, page.getByRole('button', { name: 'Положить в корзину' }))
    const opening = page.getByRole('link', { name: 'Открыть корзину' })
    await expect.poll(() => isFocused(opening)).toBe(true)
    await page.keyboard.press('Enter')
    await arrived(page, /^Корзина$/)
    await pressAt(page, page.locator('#main a[href="/checkout"]:visible').first())
    await arrived(page, /^Оформление заказа$/)
    await orderOnBill(page)

    await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
    const bill = page.locator('#main').getByRole('link', { name: /^Счёт/ })
    const [paper] = await Promise.all([page.waitForEvent('download'), pressAt(page, bill)])
    expect(await textOfFile(await paper.createReadStream())).toMatch(/^%PDF-/)
    expect(faults).toEqual([])
  }
)

/** The form knows the organisation; what is left is where to, how to pay, and the consent. */
async function orderOnBill(page: Page) {
  await expect.poll(() => field(page, 'inn').inputValue()).toBe('6658000000')
  await pressAt(page, field(page, 'delivery-point'), { key: 'Space' })
  await tabTo(page, page.locator('input[name=payment]:checked'))
  const onBill = page.getByRole('radio', { name: /^По счёту/ })
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return onBill.isChecked()
    })
    .toBe(true)
  await pressAt(page, field(page, 'accept'), { key: 'Space' })
  await expect.poll(() => toPay(page)).toContain('К оплате')
  await pressAt(page, place(page))
}

deepTest('a school orders several sizes at once by keyboard', async () => {
  const goods = await findGoods(hasSizes)
  const { page, faults } = await open()
  await becomeMember(page, await signIn(SCHOOL))
  await visit(page, goods.href)
  const table = page.getByRole('form', { name: 'Заказать сразу несколько' })
  await table.scrollIntoViewIfNeeded()
  await sectionTaken(table)
  const fields = table.locator('input:enabled')

  await fields.nth(0).fill('2')
  await fields.nth(0).press('ArrowRight')
  await page.keyboard.type('1')
  await expect.poll(() => textOf(table.getByRole('status'))).toContain('3 штуки на')
  await table.getByRole('button', { name: 'Положить в корзину' }).press('Enter')

  await personalLinks(page).getByRole('link', { name: 'Корзина, товаров: 3' }).waitFor()
  await fields.nth(0).fill('0')
  await fields.nth(1).fill('0')
  await table.getByRole('button', { name: 'Положить в корзину' }).press('Enter')
  await personalLinks(page).getByRole('link', { name: 'Корзина, товаров: 0' }).waitFor()
  expect(faults).toEqual([])
})

async function textOfFile(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
