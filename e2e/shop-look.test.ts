import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { findGoods, isSimple, readGoods } from './support/goods.ts'
import { textOf } from './support/text.ts'
import { setCookies } from './support/visitor.ts'

const open = useBrowser()

test('a phone chooses currency and theme under the sign-in; prices and their filter follow', async () => {
  const { page, faults } = await open({ viewport: PHONE, colorScheme: 'light' })
  const [goods] = await readGoods()
  await visit(page, '/user/signin')
  const look = page.getByRole('region', { name: 'Валюта и тема' })

  await look.getByRole('button', { name: 'Сменить тему' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await look.getByRole('button', { name: 'Цены в BYN' }).click()
  await page.waitForLoadState()
  await visit(page, `${goods?.listing}`)

  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.getByRole('article').first().textContent()).toContain('Br')
  await page.getByRole('link', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog')
  expect(await sheet.textContent()).toContain('Цена, Br')
  await sheet.getByLabel('Цена от, Br').fill('50')
  await sheet.getByRole('button', { name: /^Показать/ }).click()
  await page.waitForURL(/price=\d+\.\d+-/)
  await expect.poll(() => page.getByRole('link', { name: /от 50 Br/ }).count()).toBe(1)
  expect(faults).toEqual([])
})

deepTest('a sheet of filters stays in sight when the phone is turned', async () => {
  const { page } = await open({ viewport: PHONE })
  const [goods] = await readGoods()
  await visit(page, `${goods?.listing}`)
  await page.getByRole('link', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await sheet.waitFor()

  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })

  await sheet.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('article').getByRole('link').first().click({ trial: true })
})

deepTest('an open menu of the header is closed by a press beside it', async () => {
  const { page } = await open()
  await visit(page, '/')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Каталог' })
  await menu.click()
  const panel = page.getByRole('navigation', { name: 'Каталог' })
  await panel.waitFor()

  await page.getByRole('contentinfo').getByText('ОГРН').click()

  await panel.waitFor({ state: 'hidden' })
})

deepTest(
  'a menu is shut on the page its link has opened, and a currency comes back there',
  async () => {
    const { page } = await open()
    await visit(page, '/')
    await page.getByRole('banner').locator('summary', { hasText: 'Каталог' }).click()
    const panel = page.getByRole('navigation', { name: 'Каталог' })
    const link = panel.getByRole('link', { name: 'Рисование' })
    const wanted = await link.getAttribute('href')

    await link.click()
    await page.getByRole('heading', { name: 'Рисование', level: 1 }).waitFor()

    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Цены в BYN' }).click()
    await expect.poll(() => textOf(page.locator('main'))).toContain('Br')
    expect(new URL(page.url()).pathname).toBe(wanted)
  }
)

/** What a touch of a product's page leads to, so that the page has been taken over where it is touched. */
const touches: readonly (readonly [name: RegExp, done: (page: Page) => Promise<unknown>])[] = [
  [
    /^В корзину: /,
    page =>
      page
        .getByRole('group', { name: /^Количество: / })
        .first()
        .waitFor()
  ],
  [/^В избранное: /, page => page.locator('#main [aria-pressed=true]').waitFor()],
  [/^Купить в 1 клик$/, page => page.getByRole('dialog').waitFor()]
]

deepTest(
  'whatever is touched first on a product’s page in Br, the rate stays as the server drew it',
  async () => {
    const goods = await findGoods(isSimple)
    for (const viewport of [WIDE, PHONE]) {
      for (const [name, done] of touches) {
        const { page, faults } = await open({ viewport })
        await setCookies(page.context(), { 'currency-idpenal': '2' })
        await page.goto(goods.href)
        const reasons = page.locator('details', { hasText: 'Почему такая цена' })
        const drawn = await reasons.textContent()

        await page.locator('#main').getByRole('button', { name }).first().click()
        await done(page)
        await sectionTaken(reasons)

        expect(drawn).toMatch(/100\s₽ = [1-9]\d*,\d\d\sBr/)
        expect(await reasons.textContent()).toBe(drawn)
        expect(faults).toEqual([])
      }
    }
  }
)
