import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { pressAt } from './support/keyboard.ts'

const open = useBrowser()

const heart = (page: Page) =>
  page
    .locator('#main')
    .getByRole('button', { name: /^В избранное/ })
    .first()

/** The words that are shown now. */
const said = (page: Page) => page.getByRole('tooltip').filter({ visible: true }).allTextContents()

async function openProduct(options: Parameters<typeof open>[0] = {}) {
  const opened = await open(options)
  const { href } = await findGoods(isSimple)
  if (options.javaScriptEnabled === false) await opened.page.goto(href)
  else await visit(opened.page, href)
  return opened
}

deepTest('the pointer on a sign shows its words and may go over them', async () => {
  const { page, faults } = await openProduct()

  await heart(page).hover()
  await expect.poll(() => said(page)).toEqual(['Добавить в избранное'])
  await page.getByRole('tooltip', { name: 'Добавить в избранное' }).first().hover()
  expect(await said(page)).toEqual(['Добавить в избранное'])

  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => said(page)).toEqual([])
  expect(faults).toEqual([])
})

deepTest('Escape puts the words of a sign away, and the keyboard brings them', async () => {
  const { page, faults } = await openProduct()
  await heart(page).hover()
  await expect.poll(() => said(page)).toEqual(['Добавить в избранное'])

  await page.keyboard.press('Escape')
  await expect.poll(() => said(page)).toEqual([])

  await page.getByRole('heading', { level: 1 }).hover()
  await pressAt(page, heart(page))
  await expect.poll(() => said(page)).toEqual(['Убрать из избранного'])
  await page.keyboard.press('Tab')
  await expect.poll(() => said(page)).toEqual(['Добавить к сравнению'])
  expect(faults).toEqual([])
})

deepTest('without script the words of a sign are there as well', async () => {
  const { page } = await openProduct({ javaScriptEnabled: false })

  await page.getByRole('button', { name: 'Цены в BYN, Br' }).first().hover()

  await expect.poll(() => said(page)).toEqual(['Показать цены в BYN'])
})

const SIGNS = [
  [(href: string) => href, '.tools [aria-describedby]', 3],
  [() => '/blog/detail/pervyj-teleskop-chto-v-nego-vidno-na-samom-dele', 'aside summary', 1],
  [() => '/user/signin', '.currencies button', 3]
] as const

deepTest('the words of every sign stand within the narrowest screen', async () => {
  const { page } = await open({ viewport: { width: 320, height: 900 } })
  const { href } = await findGoods(isSimple)

  for (const [path, place, count] of SIGNS) {
    await visit(page, path(href))
    const signs = await page.locator(`#main :is(${place})`).all()
    expect(signs.length).toBe(count)
    for (const sign of signs) {
      // The ring of the focus, and with it the words, is the keyboard's.
      await page.keyboard.press('Tab')
      await sign.focus()
      await expect.poll(async () => (await said(page)).length).toBe(1)
      expect(await page.getByRole('tooltip').filter({ visible: true }).evaluate(standsOut)).toBe(0)
    }
  }
})

/** Runs in the page: how many pixels of it lie beside the screen. */
function standsOut(words: Element): number {
  const { left, right } = words.getBoundingClientRect()
  return Math.max(0, -left, right - innerWidth)
}
