import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { isFocused } from './support/keyboard.ts'
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

test.each(SCREENS)(
  'on %s the photos of buyers stand in a row that opens as one gallery',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/reviews')
    const strip = page.getByRole('region', { name: 'Фото покупателей' })
    const photos = strip.getByRole('listitem')
    const count = await photos.count()
    expect(count).toBeGreaterThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    await photos.nth(1).getByRole('link').click()
    const box = page.getByRole('dialog', { name: 'Фото покупателей' })
    await box.getByText(`2 / ${count}`).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(photos.nth(1).getByRole('link'))).toBe(true)

    await strip.getByRole('link', { name: 'Отзывы с фото' }).click()
    await page.waitForURL('**/reviews?photos=1')
    await expect.poll(() => page.locator('#main .list > article:not(:has(img))').count()).toBe(0)
    expect(faults).toEqual([])
  }
)

deepTest('home shows what buyers say and what the blog has written, and leads there', async () => {
  const { page, faults } = await open()
  await visit(page, '/')
  await expect.poll(() => main(page)).toContain('Что пишут родители')

  await page.locator('#main').getByRole('link', { name: 'Все записи' }).click()
  await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
  await visit(page, '/')
  await page.locator('#main').getByRole('link', { name: 'Все отзывы' }).click()

  await page.getByRole('heading', { level: 1, name: 'Отзывы о магазине' }).waitFor()
  expect(faults).toEqual([])
})

deepTest('pages of reviews that were read are turned back to without a request', async () => {
  const { page, faults } = await open()
  await visit(page, '/reviews')
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/reviews/_payload.json')) asked.push(request.url())
  })
  const turnTo = async (number: number) => {
    const before = await cards(page).first().textContent()
    await page.getByRole('link', { name: `Страница ${number}` }).click()
    await page.waitForURL(number === 1 ? '**/reviews' : `**/reviews?page=${number}`)
    // The next page is drawn as a transition, some time after its address.
    await expect.poll(() => cards(page).first().textContent()).not.toBe(before)
    return cards(page).first().textContent()
  }
  const second = await turnTo(2)
  const first = await turnTo(1)

  // The record comes with the engine, some time after the page.
  await expect
    .poll(async () => {
      asked.length = 0
      const shown = [await turnTo(2), await turnTo(1)]
      return [...shown, ...asked]
    })
    .toEqual([second, first])
  expect(first).not.toBe(second)
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
