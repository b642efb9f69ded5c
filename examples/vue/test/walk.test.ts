import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from '../../../e2e/support/browser.ts'
import { basketKept, buyButton } from '../../../e2e/support/buy.ts'
import { heading } from '../../../e2e/support/checkout.ts'
import { findGoods, hasSizes, isSimple } from '../../../e2e/support/goods.ts'
import { ANNA } from '../../../e2e/support/visitor.ts'

const open = useBrowser()

test('a filter and an order are addresses of the list, and Back takes them away', async () => {
  const { page, faults } = await open()
  await page.goto('/search')
  const shown = page.getByText(/^Показано \d+ из \d+$/)
  const all = await shown.textContent()

  await page.getByRole('checkbox', { name: /Девочкам/ }).check()
  await expect.poll(() => shown.textContent()).not.toBe(all)
  const cheapest = page.getByRole('link', { name: 'Сначала дешёвые' })
  await cheapest.click()
  await expect.poll(() => cheapest.getAttribute('aria-current')).toBe('true')
  expect(await page.getByRole('checkbox', { name: /Девочкам/ }).isChecked()).toBe(true)

  await page.goBack()
  await expect.poll(() => cheapest.getAttribute('aria-current')).toBe('false')
  await page.goBack()
  await expect.poll(() => shown.textContent()).toBe(all)
  expect(faults).toEqual([])
})

test('a list that could not be read says why, and is read again', async () => {
  const { page } = await open()
  const products = '**/api/catalog/v1/products'
  await page.route(products, route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/search')
  await page.getByText('Internal Server Error').or(page.getByText('Произошла ошибка')).waitFor()

  await page.unroute(products)
  await page.getByRole('button', { name: 'Повторить' }).click()

  await expect.poll(() => heading(page)).toBe('Все товары')
})

test('the sizes of a product are links to choose by', async () => {
  const { title, href } = await findGoods(hasSizes)
  const { page } = await open()
  await page.goto(href)
  await expect.poll(() => heading(page)).toBe(title)

  const size = page.getByLabel('Размер').getByRole('link').last()
  await size.click()

  await expect.poll(() => size.getAttribute('aria-current')).toBe('true')
  expect(page.url()).toContain('group=')
})

test('a basket is counted by its lines, and gives back what was taken out', async () => {
  const { title } = await findGoods(isSimple)
  const { page } = await open()
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  const kept = basketKept(page)
  await buyButton(page, title).click()
  await kept
  await page.getByRole('link', { name: /^Корзина/ }).click()
  const pieces = page.getByRole('textbox', { name: /Количество/ })

  await pieces.fill('3')
  await expect.poll(() => page.locator('main').textContent()).toContain('3 товара')
  await page.getByRole('button', { name: `Удалить: ${title}` }).click()
  await page.getByText('В корзине пока пусто').waitFor()
  await page.getByRole('button', { name: 'Вернуть' }).click()

  await expect.poll(() => pieces.inputValue()).toBe('3')
})

test('a heart puts a product among the favourites', async () => {
  const { title } = await findGoods(isSimple)
  const { page } = await open()
  await page.goto(`/search?q=${encodeURIComponent(title)}`)

  await page
    .getByRole('button', { name: `В избранное: ${title}` })
    .first()
    .click()
  await page.getByRole('link', { name: 'Избранное 1' }).click()

  await page.locator('article').getByRole('link', { name: title }).waitFor()
})

test('who signs out of his account comes home, and to his account at the next sign-in', async () => {
  const { page } = await open()
  await page.goto('/user/signin')
  await signIn(page)
  await expect.poll(() => heading(page)).toBe('Личный кабинет')

  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => heading(page)).toContain('Школьная форма')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Войти' }).click()
  await signIn(page)

  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/profile')
})

async function signIn(page: Page) {
  await page.getByLabel('E-mail').fill(ANNA.username)
  await page.getByLabel('Пароль').fill(ANNA.password)
  await page.locator('main').getByRole('button', { name: 'Войти' }).click()
}
