import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { asMember, fillSignIn, main, personalLinks, signUp } from './support/member.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { holdToasts } from './support/toasts.ts'
import { callApi, type Tokens } from './support/visitor.ts'

const open = useBrowser({ isWhole: true })
const openAs = asMember(open)

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

const heart = (page: Page) =>
  page
    .locator('#main')
    .getByRole('button', { name: `В избранное: ${goods.title}` })
    .first()
const isPressed = (page: Page) => heart(page).getAttribute('aria-pressed')
const badge = (page: Page) =>
  personalLinks(page)
    .getByRole('link', { name: /^Избранное/ })
    .getAttribute('aria-label')
const toast = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Сообщения магазина' }).getByRole('button', { name })
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))
const idsOf = async ({ token }: Tokens): Promise<readonly number[]> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await callApi('GET', '/favorites/v1/ids', { headers })).json.data
}

test.each(SCREENS_IN_TURN)(
  'on %s a guest gathers favourites, finds them on their page and takes one out',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await holdToasts(page)
    await visit(page, goods.href)
    expect(await isPressed(page)).toBe('false')
    const box = await heart(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])

    await heart(page).click()
    expect(await isPressed(page)).toBe('true')
    const place =
      viewport === PHONE
        ? page.getByRole('navigation', { name: 'Основная навигация' })
        : personalLinks(page)
    await place.getByRole('link', { name: 'Избранное, товаров: 1' }).click()

    // The product's own page has this title as well.
    await page.getByRole('heading', { name: 'Избранное', level: 1 }).waitFor()
    await expect.poll(() => main(page)).toContain(goods.title)
    expect(await isPressed(page)).toBe('true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await toast(page, 'Закрыть').click()

    await heart(page).click()
    expect(await isPressed(page)).toBe('false')
    await toast(page, 'Вернуть').click()
    await expect.poll(() => isPressed(page)).toBe('true')
    await expect.poll(() => onDevice(page)).toBe(`[${goods.id}]`)
    await visit(page, '/favorites')
    await expect.poll(() => isPressed(page)).toBe('true')
    expect(faults).toEqual([])
  }
)

test('a list with nothing in it leads to the catalogue', async () => {
  const { page, faults } = await open()

  await visit(page, '/favorites')

  await expect.poll(() => main(page)).toContain('Здесь пока пусто')
  await page.locator('#main').getByRole('link', { name: 'В каталог' }).click()
  await page.waitForURL('**/catalog')
  expect(faults).toEqual([])
})

test('what a guest has gathered is in the account after the sign-in, and stays', async () => {
  const { account, tokens } = await signUp()
  const { page, faults } = await open()
  await visit(page, goods.href)
  await heart(page).click()
  await expect.poll(() => onDevice(page)).toBe(`[${goods.id}]`)
  await visit(page, '/user/signin')
  await expect.poll(() => badge(page)).toBe('Избранное, товаров: 1')

  await fillSignIn(page, account)

  await page.waitForURL('**/user/profile')
  await expect.poll(() => idsOf(tokens)).toEqual([goods.id])
  await expect.poll(() => onDevice(page)).toBeNull()
  await visit(page, goods.href)
  await expect.poll(() => isPressed(page)).toBe('true')
  await expect.poll(() => badge(page)).toBe('Избранное, товаров: 1')
  expect(faults).toEqual([])
})

test('without script a member’s heart is a form, and his page comes with its cards', async () => {
  const { tokens } = await signUp()
  const { page } = await openAs(tokens, { javaScriptEnabled: false })
  await page.goto(goods.href)

  await heart(page).click()

  await page.waitForURL(`**${goods.href}`)
  expect(await isPressed(page)).toBe('true')
  expect(await idsOf(tokens)).toEqual([goods.id])
  await page.goto('/favorites')
  expect(await main(page)).toContain(goods.title)
})

test('without script a guest is led to the sign-in, which says why', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(goods.href)

  await heart(page).click()

  await page.waitForURL(/\/user\/signin/)
  expect(await main(page)).toContain('Без JavaScript избранное хранится только в аккаунте')
})
