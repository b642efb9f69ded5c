import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { isMarked, markDocument } from './support/document-mark.ts'
import { visit, watchRequests } from './support/first-load.ts'
import { personalLinks } from './support/member.ts'
import { TESTED } from './support/shop-process.ts'
import { openStorefront } from './support/shop-processes.ts'

const pages = {
  compare: { path: '/sravnenie', title: 'Сравниваем' },
  consent: { path: '/soglasie' },
  product: { path: '/tovary/{category}/{slug...}/{code}' },
  'catalog-category': { path: '/razdely/{category}/{slug...}' }
}
const HOUR_MS = 3_600_000

const open = useBrowser()
let folder = ''
let storefront: Awaited<ReturnType<typeof openStorefront>>

/** A storefront of its own, whose shop file names these pages and rules. */
async function openWith(routeRules: readonly object[], settings: object = {}) {
  const file = join(folder, 'shop.json')
  await writeFile(file, JSON.stringify({ pages, routeRules }))
  return openStorefront({ ...TESTED, API_URL: inject('apiUrl'), SHOP_FILE: file, ...settings })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-pages-'))
  storefront = await openWith([])
})

afterAll(async () => {
  await storefront?.close()
  await rm(folder, { recursive: true, force: true })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const pathOf = (page: Page) => new URL(page.url()).pathname
const oldLinks = (page: Page) =>
  page.locator('a[href="/compare"], a[href^="/catalog/"], form[action="/consent"]').count()

test('a renamed page is one page by its links, by Back and by its old address', async () => {
  const { page, faults } = await open({ baseURL: storefront.url })
  const asked = watchRequests(page, request => request.url().includes('_payload.json'))
  await visit(page, '/catalog')
  await markDocument(page)

  await personalLinks(page)
    .getByRole('link', { name: /^Сравнение/ })
    .click()
  await page.waitForURL('**/sravnenie')
  await expect.poll(() => heading(page)).toBe('Сравниваем')
  expect(await page.title()).toBe('Сравниваем — Пенал')
  await page.goBack()
  await page.waitForURL('**/catalog')

  await page.locator('#main a[href^="/razdely/"]').first().click()
  await page.waitForURL('**/razdely/**')
  await page.locator('#main article a.title[href^="/tovary/"]').first().waitFor()
  expect(await oldLinks(page)).toBe(0)
  const listing = pathOf(page)
  await page.locator('#main article a.title').first().click()
  await page.waitForURL('**/tovary/**')
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  expect(await oldLinks(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe(listing)
  expect(await isMarked(page)).toBe(true)
  expect(asked.filter(path => /^\/(?:compare|catalog\/.)/.test(path))).toEqual([])

  await visit(page, '/compare?a=1')
  expect(page.url()).toBe(`${storefront.url}/sravnenie?a=1`)
  expect(await heading(page)).toBe('Сравниваем')
  expect(faults).toEqual([])
})

test('without script a renamed page is found by its links, and its form comes back', async () => {
  const { page } = await open({ baseURL: storefront.url, javaScriptEnabled: false })
  await page.goto('/catalog')

  await personalLinks(page)
    .getByRole('link', { name: /^Сравнение/ })
    .click()
  await page.waitForURL('**/sravnenie')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Согласия' }).click()
  await page.waitForURL('**/soglasie')
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await page.locator('#main form[action="/soglasie"] button').last().click()

  expect(new URL((await sent).url()).pathname).toBe('/soglasie')
  await page.waitForURL('**/soglasie')
  expect(await oldLinks(page)).toBe(0)
})

test('a rule that the server has changed leads an open page at its next navigation', async () => {
  const { page } = await open({ baseURL: storefront.url })
  await page.clock.install()
  const first = page.waitForResponse('**/builds/meta/*')
  await visit(page, '/about')
  expect((await (await first).json()).rules).toEqual([])
  await markDocument(page)
  const asked = watchRequests(page, request => request.url().includes('_payload.json'))

  await storefront.close()
  const { port: PORT } = new URL(storefront.url)
  storefront = await openWith([{ from: '/info', redirect: '/compare' }], { PORT })
  const second = page.waitForResponse('**/builds/meta/*')
  await page.clock.fastForward(HOUR_MS)
  await (await second).finished()
  await page.getByRole('contentinfo').locator('a[href="/info"]').click()

  await page.waitForURL('**/sravnenie')
  await expect.poll(() => heading(page)).toBe('Сравниваем')
  expect(asked.filter(path => path.startsWith('/info'))).toEqual([])
  expect(await isMarked(page)).toBe(true)
})
