import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { readGoods } from './support/goods.ts'

const open = useBrowser()

/** Runs in the page: how it is told to scroll to its top. */
function watchScroll() {
  const asked: unknown[] = []
  const scroll = window.scrollTo.bind(window)
  Object.assign(globalThis, {
    asked,
    scrollTo(to: ScrollToOptions) {
      asked.push(to.behavior)
      scroll(to)
    }
  })
}

async function turn(page: Page): Promise<unknown> {
  await visit(page, '/catalog/shkolnaya-forma')
  const link = page.getByRole('link', { name: 'Страница 2' })
  await link.scrollIntoViewIfNeeded()
  await sectionTaken(link)
  await page.evaluate(watchScroll)
  await link.click()
  await page.waitForURL('**?page=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  return page.evaluate(() => Reflect.get(globalThis, 'asked'))
}

deepTest('another page of a list scrolls to its top, at once for who wants no motion', async () => {
  const moving = await open({ reducedMotion: 'no-preference' })
  const still = await open({ reducedMotion: 'reduce' })

  expect(await turn(moving.page)).toEqual(['smooth'])
  expect(await turn(still.page)).toEqual(['instant'])
  expect([...moving.faults, ...still.faults]).toEqual([])
})

deepTest('a list grows in place, and Back shows all of it again', async () => {
  const { page, faults } = await open()
  const cards = page.locator('#main article')
  await visit(page, '/catalog/shkolnaya-forma')
  const shown = await cards.count()

  const more = page.getByRole('link', { name: 'Показать ещё' })
  await more.scrollIntoViewIfNeeded()
  await sectionTaken(more)
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
  const grown = await cards.count()
  await page.getByRole('link', { name: 'Корзина' }).first().click()
  await page.waitForURL('**/cart')
  await page.goBack()

  await expect.poll(() => cards.count()).toBe(grown)
  expect(faults).toEqual([])
})

deepTest('a list that is opened while another one grows shows its own goods', async () => {
  const { page, faults } = await open()
  const cards = page.locator('#main article')
  const more = page.getByRole('link', { name: 'Показать ещё' })
  await visit(page, '/catalog/shkolnaya-forma')
  await more.scrollIntoViewIfNeeded()
  await sectionTaken(more)
  const held = await holdProducts(page)

  await more.click()
  await held.asked
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').nth(1).click()
  await page.waitForURL(url => !url.pathname.endsWith('/shkolnaya-forma'))
  await page
    .getByRole('heading', { level: 1, name: 'Школьная форма' })
    .waitFor({ state: 'detached' })
  const own = await cards.first().textContent()
  const shown = await cards.count()
  await held.answer()
  await sectionTaken(more)
  await more.click()

  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
  expect(await cards.first().textContent()).toBe(own)
  expect(faults).toEqual([])
})

deepTest('lists turn by ten, favourites by six, participants of a raffle by ten', async () => {
  const { page, faults } = await open()
  const ids = (await readGoods()).slice(0, 8).map(({ id }) => id)
  await page.addInitScript(list => localStorage.setItem('favorites', list), JSON.stringify(ids))
  const goods = page.locator('#main article:has(.title)')
  const pages = page.getByRole('navigation', { name: 'Страницы' })

  for (const path of ['/catalog/shkolnaya-forma', '/search?q=школьная форма&in=products']) {
    await visit(page, path)
    expect(await goods.count()).toBe(10)
    expect(await pages.getByRole('link', { name: /^Страница \d/ }).count()).toBe(6)
  }
  await visit(page, '/favorites')
  await expect.poll(() => goods.count()).toBe(6)
  await page.getByRole('link', { name: 'Страница 2' }).click()
  await expect.poll(() => goods.count()).toBe(2)
  await visit(page, '/raffles/bolshaya-peremena')
  const people = page.getByRole('region', { name: /участник/ })
  expect(await people.getByRole('listitem').count()).toBe(10)
  expect(faults).toEqual([])
})

/** Lets the first question for products wait for its answer. */
async function holdProducts(page: Page) {
  const products = '**/api/catalog/v1/products'
  const asked = page.waitForRequest(products)
  let goOn = () => {}
  const isHeld = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route(products, async route => {
    await isHeld
    await route.continue()
  })
  return {
    asked,
    async answer() {
      const read = page.waitForResponse(products)
      goOn()
      await (await read).finished()
    }
  }
}
