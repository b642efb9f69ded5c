import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, main, signUp } from './support/member.ts'
import { SCREENS } from './support/screens.ts'

const open = useBrowser()
const openAs = asMember(open)

const cards = (page: Page) => page.locator('#main .list > article')

test.each(SCREENS)(
  'on %s a guest reads what buyers say, narrows it and is told how to write',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отзывы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Отзывы о магазине' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    await page.getByRole('link', { name: /^Оценка 4/ }).click()
    await page.waitForURL('**/reviews?rate=4')
    await expect.poll(() => cards(page).count()).toBe(4)

    expect(await page.getByRole('img', { name: 'Оценка 4 из 5' }).count()).toBe(4)
    expect(await main(page)).toContain('Войдите, чтобы оставить отзыв')
    expect(faults).toEqual([])
  }
)

deepTest('home shows what buyers say and what the blog has written, and leads there', async () => {
  const { page, faults } = await open()
  await visit(page, '/')
  expect(await main(page)).toContain('Что пишут родители')

  await page.locator('#main').getByRole('link', { name: 'Все записи' }).click()
  await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
  await visit(page, '/')
  await page.locator('#main').getByRole('link', { name: 'Все отзывы' }).click()

  await page.getByRole('heading', { level: 1, name: 'Отзывы о магазине' }).waitFor()
  expect(faults).toEqual([])
})

deepTest('who has bought nothing is told why he may not write, without script too', async () => {
  const { tokens } = await signUp()
  const { page } = await openAs(tokens, { javaScriptEnabled: false })

  await page.goto('/reviews')

  expect(await main(page)).toContain('Отзыв')
  expect(await page.getByRole('button', { name: 'Написать отзыв' }).count()).toBe(0)
  expect(await cards(page).count()).toBe(10)
})
