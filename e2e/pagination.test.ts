import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { partTaken, visit } from './support/first-load.ts'

const open = useBrowser()

/** Runs in the page: the places on it that are seen on the way. */
function watchScroll() {
  const places: number[] = []
  Object.assign(globalThis, { places })
  addEventListener('scroll', () => places.push(scrollY))
}

async function turn(page: Page): Promise<readonly number[]> {
  await visit(page, '/catalog/shkolnaya-forma')
  const link = page.getByRole('link', { name: 'Страница 2' })
  await link.scrollIntoViewIfNeeded()
  await partTaken(link)
  await page.evaluate(watchScroll)
  await link.click()
  await page.waitForURL('**?page=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const places: number[] = await page.evaluate(() => Reflect.get(globalThis, 'places'))
  return places.filter(place => place > 0)
}

deepTest('another page of a list scrolls to its top, at once for who wants no motion', async () => {
  const moving = await open({ reducedMotion: 'no-preference' })
  const still = await open({ reducedMotion: 'reduce' })

  const places = await turn(moving.page)

  expect(places.length).toBeGreaterThan(1)
  expect(places).toEqual(places.toSorted((one, other) => other - one))
  expect((await turn(still.page)).length).toBeLessThanOrEqual(1)
  expect([...moving.faults, ...still.faults]).toEqual([])
})

deepTest('a list grows in place, and Back shows all of it again', async () => {
  const { page, faults } = await open()
  const cards = page.locator('#main article')
  await visit(page, '/catalog/shkolnaya-forma')
  const shown = await cards.count()

  const more = page.getByRole('link', { name: 'Показать ещё' })
  await partTaken(more)
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
  const grown = await cards.count()
  await page.getByRole('link', { name: 'Корзина' }).first().click()
  await page.waitForURL('**/cart')
  await page.goBack()

  await expect.poll(() => cards.count()).toBe(grown)
  expect(faults).toEqual([])
})
