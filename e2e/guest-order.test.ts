import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, hasAllKinds, isGone } from './support/goods.ts'
import { main } from './support/member.ts'
import { postOrder } from './support/orders.ts'
import { fillBasket } from './support/visitor.ts'

const open = useBrowser()

async function placeOrder() {
  const { groups } = await findGoods(hasAllKinds)
  const cartToken = await fillBasket(groups.find(group => !isGone(group))?.id ?? 0)
  const { json } = await postOrder({ cartToken, key: randomUUID() })
  return String(json.number)
}

const lettersOfShop = async () => (await fetch(`${inject('apiUrl')}/dev/letters`)).text()

test('a guest finds an order in another browser, by its number, the e-mail and a code', async () => {
  const number = await placeOrder()
  const { page, faults } = await open()
  await visit(page, '/')
  await page.getByRole('link', { name: 'Где мой заказ' }).click()
  await page.getByRole('textbox', { name: 'Номер заказа' }).fill(number)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna-sokolova@example.ru')
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByRole('textbox', { name: 'Код из письма' })
  await code.fill('000000')
  await code.press('Enter')
  await page.getByRole('alert').getByText('Код не подошёл').waitFor()

  const known = new RegExp(`заказ ${number}: (\\d{6})`)
  await expect.poll(lettersOfShop).toMatch(known)
  await code.fill(known.exec(await lettersOfShop())?.[1] ?? '')
  await code.press('Enter')

  await page.getByRole('heading', { level: 1, name: `Заказ ${number}` }).waitFor()
  expect(await main(page)).toContain('Состав заказа')
  expect(await page.getByRole('button', { name: 'Повторить' }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a link that is forged leads to the search for the order', async () => {
  const { page } = await open({ javaScriptEnabled: false })

  await page.goto('/order?key=1.2.3')

  expect(await main(page)).toContain('Ссылка не подходит или устарела')
})
