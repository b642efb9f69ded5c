import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { main } from './support/member.ts'
import { SCREENS } from './support/screens.ts'

const open = useBrowser()

const cards = (page: Page) => page.locator('#main .posts > a')
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.each(SCREENS)(
  'on %s a visitor goes through the blog by pages and tags to an article',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
    const first = await cards(page).first().textContent()

    await page.getByRole('link', { name: 'Страница 2' }).click()
    await page.waitForURL('**/blog?page=2')
    await expect.poll(() => cards(page).first().textContent()).not.toBe(first)

    await page
      .getByRole('navigation', { name: 'Темы' })
      .getByRole('link', { name: 'Наука' })
      .click()
    await page.waitForURL(/\/blog\?tag=/)
    const name = await cards(page).first().getByRole('heading').textContent()
    await cards(page).first().click()

    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
    expect(await main(page)).toContain('Читайте также')
    expect(await sideways(page)).toBe(0)
    await page
      .getByRole('navigation', { name: 'Навигационная цепочка' })
      .getByRole('link', { name: 'Блог' })
      .click()
    await page.waitForURL('**/blog')
    expect(faults).toEqual([])
  }
)

deepTest('a promotion gives its code to take along, and leads to its goods', async () => {
  const { page, faults } = await open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/actions')
  expect(await main(page)).toContain('Акция завершена')
  await page.getByRole('link', { name: /ЛИНЕЙКА10/ }).click()
  await page.getByRole('heading', { level: 1, name: /ЛИНЕЙКА10/ }).waitFor()

  await page.getByRole('button', { name: 'Скопировать' }).click()

  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ЛИНЕЙКА10')
  await page.locator('#main').getByRole('link', { name: 'Выбрать товары' }).click()
  await page.waitForURL('**/catalog')
  expect(faults).toEqual([])
})

deepTest(
  'a page of texts shows what stands beside it and above it, without script too',
  async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/pages/bonusy')
    const branch = page.getByRole('navigation', { name: 'Ещё в разделе' })
    expect(
      await branch.getByRole('link', { name: 'Бонусная программа' }).getAttribute('aria-current')
    ).toBe('page')

    await branch.getByRole('link', { name: 'Уход за вещами' }).click()

    await page.getByRole('heading', { level: 1, name: 'Уход за вещами' }).waitFor()
    await page.goto('/blog/detail/kak-snyat-merki-s-rebenka-kotoryj-ne-stoit-na-meste')
    expect(await main(page)).toContain('Между двумя размерами')
  }
)
