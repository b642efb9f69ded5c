import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { holdLiveLine } from './support/live-line.ts'
import { asMember } from './support/member.ts'
import { postOrder } from './support/orders.ts'
import { CART_COOKIE, fillBasket, setCookies, signIn } from './support/visitor.ts'

const open = useBrowser()
const openAs = asMember(open)

/** Black enough for paper, whatever the theme. */
const INK = 'rgb(23, 26, 43)'
/** As wide as a sheet of A4. */
const SHEET = { width: 794, height: 1123 } as const

/** What leads on from a screen, and leads nowhere from a sheet. */
const OF_SCREENS =
  'header, nav:not(.colors), button, form, dialog, section[aria-label="Сообщения магазина"]'

/** Prints the page, as the key for it does, when the shop lives in it; leaves it as it stands on paper. */
async function print(page: Page) {
  await page.pdf({ format: 'A4', printBackground: false })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

/** The names of what is on the paper and should not be. */
const strayOn = (page: Page) =>
  page.locator(OF_SCREENS).evaluateAll(found =>
    found.flatMap(element => {
      const box = element.getBoundingClientRect()
      const isShown = box.width > 1 && box.height > 1 && element.checkVisibility()
      return isShown ? [`${element.tagName} ${element.textContent?.trim()}`] : []
    })
  )

/** Addresses of pictures that leave a hole on the paper. */
const holesOn = (page: Page) =>
  page
    .locator('img')
    .evaluateAll(found =>
      found.flatMap(element =>
        element instanceof HTMLImageElement &&
        element.checkVisibility() &&
        !(element.complete && element.naturalWidth > 0)
          ? [element.src]
          : []
      )
    )

async function expectGoodPaper(page: Page, texts: readonly string[]) {
  expect(await strayOn(page)).toEqual([])
  await expect.poll(() => holesOn(page)).toEqual([])
  for (const text of [...texts, 'ОГРН']) {
    const found = page.getByText(text).filter({ visible: true })
    expect([text, await found.count()]).not.toEqual([text, 0])
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(INK)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
}

test('the page of a placed order is a sheet with its lines, sums and who sells', async () => {
  const goods = await findGoods(isSimple)
  const cartToken = await fillBasket(groupOf(goods))
  const { json } = await postOrder({ cartToken, key: randomUUID() })
  const { page } = await open({ viewport: SHEET })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await visit(page, `/checkout?order=${json.id}`)

  await print(page)

  const requisites = ['Соколова Анна Игоревна', 'Итого', 'При получении']
  await expectGoodPaper(page, [`Заказ № ${json.number}`, goods.title, ...requisites])
})

deepTest('an order of the account is printed without the account around it', async () => {
  const { page } = await openAs(await signIn(), { viewport: SHEET })
  await visit(page, '/user/profile/order/shipping')
  await page.locator('#main article a').first().click()
  await page.getByRole('heading', { level: 1, name: /^Заказ \S/ }).waitFor()

  await print(page)

  const things = ['Сарафан школьный «Линейка»', 'Блузка трикотажная с коротким рукавом']
  await expectGoodPaper(page, [...things, 'Итого', 'Соколова Анна Игоревна', 'Екатеринбург'])
})

deepTest('a product is printed in black on white, with each picture of its reviews', async () => {
  const { page } = await open({ viewport: SHEET, colorScheme: 'dark' })
  const line = await holdLiveLine(page)
  const { href } = await findGoods(({ title }) => title.startsWith('Рюкзак «Перемена» с орт'))
  await page.goto(href)
  await line.opened()

  await print(page)

  await expectGoodPaper(page, ['3 490 ₽', 'Характеристики', 'Описание', 'Отзывы'])
})
