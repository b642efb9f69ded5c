import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { main } from './support/member.ts'
import { postOrder } from './support/orders.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const WAYS_MAX = 5

const open = useBrowser()

/** A guest before the page of an order of his that is to be paid on receipt. */
async function openOrder(options: BrowserContextOptions) {
  const { page, faults } = await open(options)
  const cartToken = await fillBasket(groupOf(await findGoods(isSimple)), 1)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const { json } = await postOrder({ cartToken, key: randomUUID() })
  return { page, faults, path: `/checkout?order=${json.id}` }
}

const otherwise = (page: Page) => page.getByText('Оплатить другим способом')
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const change = (page: Page) => page.getByRole('button', { name: 'Выбрать этот способ' })
const pay = (page: Page) => page.getByRole('button', { name: 'Оплатить', exact: true })

/** A group of radio buttons is one stop of Tab; the arrows move in it. */
async function choose(page: Page, name: RegExp) {
  await tabTo(page, page.locator('#main input[type=radio]:checked'))
  for (let step = 0; step < WAYS_MAX && !(await way(page, name).isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown')
  }
}

for (const [screen, viewport] of SCREENS_IN_TURN) {
  test(`after a decline another way to pay is chosen and paid by the keyboard, on ${screen}`, async () => {
    const { page, faults, path } = await openOrder({ viewport })
    await visit(page, path)

    await pressAt(page, otherwise(page).first())
    await choose(page, /^Карта онлайн/)
    await pressAt(page, change(page))
    await expect.poll(() => main(page)).toContain('Ждёт оплаты')
    await pressAt(page, pay(page))
    await page.waitForURL(/\/demo-pay\//)
    await pressAt(page, page.getByRole('button', { name: 'Отклонить' }))
    await page.waitForURL(/\/checkout\?order=/)
    await expect.poll(() => main(page)).toContain('Оплата не прошла')
    await choose(page, /^СБП/)
    await pressAt(page, change(page))
    await expect.poll(() => main(page)).toContain('Ждёт оплаты')
    await pressAt(page, pay(page))
    await page.waitForURL(/\/demo-pay\//)
    await pressAt(page, page.getByRole('button', { name: 'Оплатить' }))

    await page.waitForURL(/\/checkout\?order=/)
    await expect.poll(() => main(page)).toContain('Оплачен')
    expect(faults).toEqual([])
  })
}

test('without script an order is declined at the bank, paid otherwise, and says so', async () => {
  const { page, path } = await openOrder({ javaScriptEnabled: false })
  await page.goto(path)

  await otherwise(page).first().click()
  await way(page, /^Карта онлайн/).check({ force: true })
  await change(page).click()
  await pay(page).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Отклонить' }).click()
  await page.waitForURL(/\/checkout\?order=/)
  expect(await main(page)).toContain('Оплата не прошла')
  await pay(page).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  expect(await main(page)).toContain('Оплачен')
})
