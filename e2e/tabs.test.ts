import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { buyButton } from './support/buy.ts'
import { isMarked, markDocument } from './support/document-mark.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { asMember, button, personalLinks, signUp } from './support/member.ts'
import { callApi, fillBasket, proof, type Tokens } from './support/visitor.ts'

const open = useBrowser({ isWhole: true })
const openAs = asMember(open)

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

const badge = (page: Page, name: RegExp) =>
  personalLinks(page).getByRole('link', { name }).getAttribute('aria-label')
const basketOf = (page: Page) => badge(page, /^Корзина/)
const favoritesOf = (page: Page) => badge(page, /^Избранное/)

test('what one tab puts into the basket and the favourites, a tab nobody has touched shows', async () => {
  const { page: idle, faults } = await open()
  await visit(idle, '/')
  const acting = await idle.context().newPage()
  await visit(acting, goods.href)

  await buyButton(acting, goods.title).click()
  await expect.poll(() => basketOf(idle)).toBe('Корзина, товаров: 1')
  await acting
    .locator('#main')
    .getByRole('button', { name: `В избранное: ${goods.title}` })
    .first()
    .click()
  await expect.poll(() => favoritesOf(idle)).toBe('Избранное, товаров: 1')

  await acting
    .getByRole('button', { name: /^Больше/ })
    .first()
    .click()
  await expect.poll(() => basketOf(idle)).toBe('Корзина, товаров: 2')
  expect(faults).toEqual([])
})

test('a sign-out in one tab empties the basket and the favourites of all', async () => {
  const { tokens } = await signUp()
  await fillBasket(groupOf(goods), 2, { token: tokens.token })
  await likeBy(tokens)
  const { page: idle, faults } = await openAs(tokens)
  await visit(idle, '/')
  await expect.poll(() => basketOf(idle)).toBe('Корзина, товаров: 2')
  await expect.poll(() => favoritesOf(idle)).toBe('Избранное, товаров: 1')
  const acting = await idle.context().newPage()
  await visit(acting, '/user/profile')
  await Promise.all([idle, acting].map(markDocument))

  await button(acting, 'Выйти').click()

  await expect.poll(() => basketOf(idle)).toBe('Корзина, товаров: 0')
  await expect.poll(() => basketOf(acting)).toBe('Корзина, товаров: 0')
  for (const tab of [idle, acting]) {
    await expect.poll(() => favoritesOf(tab)).toBe('Избранное, товаров: 0')
  }
  await personalLinks(idle).getByRole('link', { name: 'Войти' }).waitFor()
  // No document was loaded anew: the session that ended in each tab took the list of the account along.
  expect(await Promise.all([idle, acting].map(isMarked))).toEqual([true, true])
  expect(faults).toEqual([])
})

/** The goods are among the favourites of an account. */
async function likeBy({ token }: Tokens) {
  const headers = { ...proof(), authorization: `Bearer ${token}` }
  const { status } = await callApi('PUT', '/favorites/v1', { body: { product: goods.id }, headers })
  expect(status).toBe(200)
}
