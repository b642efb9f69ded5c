import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, hasSizes } from './support/goods.ts'
import { isFocused } from './support/keyboard.ts'
import { SCREENS } from './support/screens.ts'

const open = useBrowser()

let sized: Goods

beforeAll(async () => {
  sized = await findGoods(hasSizes)
})

const total = async (page: Page) =>
  Number(
    /(\d+) товар/.exec((await page.locator('#main [role=status]').first().textContent()) ?? '')?.[1]
  )
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.each(SCREENS)(
  'on %s a brand has its page, whose goods are narrowed and turned like any list',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/brands')
    expect(await sideways(page)).toBe(0)
    await page
      .locator('#main')
      .getByRole('link', { name: /^Физкульт!/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Физкульт!' }).waitFor()
    expect(await page.locator('#main .about img').count()).toBeGreaterThan(0)
    const all = await total(page)
    expect(await page.locator('#main').getByText('Бренд', { exact: true }).count()).toBe(0)

    await page.getByRole('link', { name: 'Страница 2' }).click()
    await page.waitForURL('**/brands/fizkult?page=2')
    await visit(page, '/brands/fizkult?in-stock=1&sort=price')

    expect(await total(page)).toBeLessThan(all)
    expect(await sideways(page)).toBe(0)
    expect(faults).toEqual([])
  }
)

deepTest(
  'the size table of a product opens over it with the chosen size marked, by keyboard',
  async () => {
    const { page, faults } = await open()
    await visit(page, sized.href)
    const sizes = page.locator('#main nav[aria-label="Размер"]')
    await sizes.locator('a:not([data-gone])').first().click()
    const link = page
      .getByRole('link', { name: 'Таблица размеров', exact: true })
      .and(page.locator('#main a'))
    await sizes.locator('[aria-current]').waitFor()
    await link.focus()

    await page.keyboard.press('Enter')

    const window = page.getByRole('dialog', { name: 'Таблица размеров' })
    const chosen = await sizes.locator('[aria-current] b').textContent()
    await expect
      .poll(() => window.locator('tr[data-chosen] th').allTextContents())
      .toEqual([chosen])
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(link)).toBe(true)
    expect(faults).toEqual([])
  }
)

deepTest(
  'without script the same link leads to the page of the table, and that to the brand',
  async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(sized.href)
    await page.locator('#main').getByRole('link', { name: 'Таблица размеров' }).click()
    await page.waitForURL(/\/sizes\/./)
    expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(3)

    await page.getByRole('link', { name: /^Товары «/ }).click()

    await page.waitForURL(/\/brands\/./)
    await page.goto('/sizes')
    expect(await page.locator('#main a[href^="/sizes/"]').count()).toBeGreaterThan(3)
  }
)
