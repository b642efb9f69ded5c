import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'

const open = useBrowser()

test('a collection of the home page is a list that a sticker narrows, with a banner and no hole', async () => {
  const { page, faults } = await open({ viewport: { width: 1360, height: 900 } })
  await visit(page, '/')
  const sale = page.locator('#main').getByRole('link', { name: /товаров.*Распродажа/ })
  await sale.scrollIntoViewIfNeeded()
  await sectionTaken(sale)
  await sale.click()
  await page.getByRole('heading', { level: 1, name: 'Распродажа' }).waitFor()
  expect(page.url()).toMatch(/\/collections\/sale$/)
  expect(await page.locator('#main article:not(:has(.title))').count()).toBe(1)

  await page.getByRole('link', { name: 'Хит', exact: true }).click()
  await page.waitForURL('**/collections/sale?sticker=hit')
  const applied = page.getByRole('link', { name: 'Убрать: Хит' })
  await applied.waitFor()
  const cards = page.locator('#main article:has(.title)')
  expect(await cards.filter({ hasText: 'Хит' }).count()).toBe(await cards.count())

  await applied.click()
  await page.getByRole('link', { name: 'Новинка', exact: true }).waitFor()
  expect(faults).toEqual([])
})
