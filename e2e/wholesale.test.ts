import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { partTaken, visit } from './support/first-load.ts'
import { findGoods, hasSizes } from './support/goods.ts'
import { becomeMember, main, personalLinks, SCHOOL } from './support/member.ts'
import { textOf } from './support/text.ts'
import { signIn } from './support/visitor.ts'

const open = useBrowser()

test('a school finds its terms, takes its price list and orders by it', async () => {
  const { page, faults } = await open()
  await visit(page, '/wholesale')
  expect(await main(page)).toContain('По счёту: Только для организаций')
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

deepTest('a school orders several sizes at once by keyboard', async () => {
  const goods = await findGoods(hasSizes)
  const { page, faults } = await open()
  await becomeMember(page, await signIn(SCHOOL))
  await visit(page, goods.href)
  const table = page.getByRole('form', { name: 'Заказать сразу несколько' })
  await table.scrollIntoViewIfNeeded()
  await partTaken(table)
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
