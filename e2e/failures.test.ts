import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { isMarked, loadedAnew, markDocument } from './support/document-mark.ts'
import { visit } from './support/first-load.ts'
import { openGallery } from './support/gallery.ts'
import { findGoods, hasAllKinds, isSimple } from './support/goods.ts'

const open = useBrowser()

const LOST = 'ОЙ! Похоже, мы не можем найти нужную вам страницу.'
const CODE = 'код ошибки: 500 ( Произошла ошибка сервера )'

/** Answers the page data of a path with another one. */
async function spoil(page: Page, path: string, change: (payload: object) => object) {
  await page.route(
    ({ pathname }) => pathname === `${path}/_payload.json`,
    async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    }
  )
}

const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]:visible`).first().click()

/** The error screen, with the shop's header above it, and the way home that works. */
async function meetErrorScreen(page: Page) {
  await page.locator('#main').getByRole('heading', { level: 1, name: LOST }).waitFor()
  await page.getByText(CODE, { exact: true }).waitFor()
  await page.getByRole('navigation', { name: 'Личное' }).waitFor()
  await page.getByRole('link', { name: 'На главную' }).first().click()
  await page.getByRole('heading', { name: 'Что ищем?' }).waitFor()
}

test.each<[string, (payload: object) => object]>([
  ['without its data', payload => ({ ...payload, data: {} })],
  ['with nothing for its data', payload => ({ ...payload, data: null })]
])('a page that came %s is the error screen in the frame of the shop', async (_, change) => {
  const { page } = await open()
  await spoil(page, '/catalog', change)
  await visit(page, '/')

  await follow(page, '/catalog')

  await meetErrorScreen(page)
})

/** Fails as an error that nobody caught, or as a promise that nobody waits for. */
const fails: readonly [string, string][] = [
  ['that nobody caught', "setTimeout(() => { throw new TypeError('x is not a function') })"],
  ['of a promise', "void Promise.reject(new TypeError('x is not a function'))"]
]

test.each(fails)(
  'an error %s is the error screen if the code is the shop’s own',
  async (_, fail) => {
    const { page } = await open()
    await page.route(/\/assets\/shared-/, async route => {
      const response = await route.fetch()
      const body = `${await response.text()}\nwindow.failOfOwn = () => { ${fail} }`
      await route.fulfill({ response, body })
    })
    await visit(page, '/contacts')
    const title = page.getByRole('heading', { level: 1 })
    const looked = page.waitForResponse(/\/assets\/show-failure-/)
    const reported = page.waitForEvent('pageerror')

    // As a browser extension does: by a script that is no file of the shop.
    await page.evaluate(fail)
    await Promise.all([reported, looked])
    expect(await title.textContent()).toBe('Контакты')
    await page.evaluate('failOfOwn()')

    await meetErrorScreen(page)
  }
)

deepTest('an error of the browser leads home to the public domain of the site', async () => {
  const { page } = await open()
  await page.route(
    ({ pathname }) => pathname === '/',
    async route => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/"publicDomain":"[^"]*"/, '"publicDomain":"penal.example"')
      await route.fulfill({ response, body })
    }
  )
  await visit(page, '/')
  await spoil(page, '/catalog', payload => ({ ...payload, data: null }))

  await follow(page, '/catalog')

  const home = page.locator('#main').getByRole('link', { name: 'На главную' })
  await expect.poll(() => home.getAttribute('href')).toBe('https://penal.example/')
})

deepTest('a lost call that nobody waits for leaves the page as it is', async () => {
  const { page } = await open()
  await visit(page, '/contacts')
  const reported = page.waitForEvent('pageerror')

  await page.evaluate(() => void Promise.reject(new TypeError('Failed to fetch')))
  await reported

  // A fatal one after it is shown by the same listeners: had the first been shown, it would be there.
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(LOST)
})

deepTest('pictures that do not come leave placeholders in a text and in a gallery', async () => {
  const { page } = await open()
  await page.route('**/about', async route => {
    const response = await route.fetch()
    const picture = '<img src="/nowhere.png" alt="Наш цех" width="600" height="400">'
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<p>«', `${picture}<p>«`) })
  })
  await page.route(/\/i\/.+\.160\./, route => route.abort())

  await visit(page, '/about')
  const drawing = page.getByRole('img', { name: 'Наш цех' })
  await expect.poll(() => drawing.getAttribute('viewBox')).toBe('0 0 600 400')

  const gallery = await openGallery(page, await findGoods(hasAllKinds))
  const placeholders = gallery.locator('.strip [data-failed]')
  await expect.poll(() => placeholders.count()).toBeGreaterThan(1)
  expect(await gallery.locator('.strip img').count()).toBe(0)
})

deepTest('a header that cannot be drawn says so, and the page below it stays', async () => {
  const { page } = await open()
  await page.route('**/contacts', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('"shop":{', '"shop":{"categories":[null],')
    })
  })

  await page.goto('/contacts')

  await page
    .getByRole('alert')
    .filter({ hasText: 'Не удалось показать часть страницы.' })
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor()
})

test('a part of a product that fails says so, and the product can be bought', async () => {
  const { page } = await open()
  const goods = await findGoods(isSimple)
  await spoil(page, goods.href, payload => ({
    ...payload,
    sections: { ...Reflect.get(payload, 'sections'), delivery: null }
  }))
  await visit(page, goods.listing)

  await follow(page, goods.href)

  await page.getByRole('heading', { level: 1, name: goods.title }).waitFor()
  const failed = page.getByRole('alert').filter({ hasText: 'Не удалось показать часть страницы.' })
  await failed.getByRole('link', { name: 'Повторить' }).click()
  await failed.waitFor()
  await page
    .locator('#main')
    .getByRole('button', { name: /В корзину/ })
    .first()
    .click()
  await page
    .locator('#main')
    .getByRole('button', { name: /Больше/ })
    .first()
    .waitFor()
})

test('bonuses and reasons of a price that cannot be drawn say so, and the product can be bought', async () => {
  const { page } = await open()
  const goods = await findGoods(isSimple)
  await spoil(page, goods.href, payload => ({
    ...payload,
    sections: { ...Reflect.get(payload, 'sections'), bonus: {} }
  }))
  await visit(page, goods.listing)

  await follow(page, goods.href)

  await page.getByRole('heading', { level: 1, name: goods.title }).waitFor()
  await expect
    .poll(() => page.locator('#main').getByRole('alert').allTextContents())
    .toEqual([
      'Не удалось показать часть страницы. Повторить',
      'Не удалось показать часть страницы. Повторить'
    ])
  await page
    .locator('#main')
    .getByRole('button', { name: /В корзину/ })
    .first()
    .waitFor()
})

test.each<[string, () => Promise<string>]>([
  ['a category', async () => (await findGoods(isSimple)).listing],
  ['the search', async () => '/search']
])('filters of %s that cannot be drawn say so, and its goods stay', async (_, pathOf) => {
  const { page } = await open()
  const path = await pathOf()
  await spoil(page, path, payload => ({
    ...payload,
    sections: {
      ...Reflect.get(payload, 'sections'),
      filters: { filters: null, chips: [], stickers: [] }
    }
  }))
  await visit(page, path)
  const filters = page.getByRole('complementary', { name: 'Фильтры' })

  await filters.getByText('Только в наличии').click()

  await filters.getByText('Не удалось показать часть страницы.').waitFor()
  await page
    .locator('#main')
    .getByRole('button', { name: /В корзину/ })
    .first()
    .waitFor()
})

deepTest('a part that did not come says so and is read again by itself', async () => {
  const { page } = await open()
  // Asked for by itself it comes.
  await spoil(page, '', payload =>
    'sections' in payload
      ? { ...payload, sections: { ...Object(payload.sections), hits: undefined } }
      : payload
  )
  await visit(page, '/contacts')
  await follow(page, '/')
  await page.getByText('Не удалось загрузить хиты недели.').waitFor()
  await markDocument(page)

  await page.locator('#main').getByRole('link', { name: 'Повторить' }).click()

  await page.getByRole('heading', { level: 2, name: 'Хиты недели' }).waitFor()
  expect(await page.getByText('Не удалось загрузить').count()).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('code that a new build has taken away is healed by one load of the page', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } })
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/open-sheet-*.js', route =>
    loads === 1 ? route.fulfill({ status: 404 }) : route.continue()
  )
  await visit(page, '/search')
  await markDocument(page)

  await page.locator('#main').getByText('Фильтры').first().click()

  await loadedAnew(page)
  await page.locator('#main').getByText('Фильтры').first().click()
  await page.getByRole('dialog', { name: 'Фильтры' }).waitFor()
})
