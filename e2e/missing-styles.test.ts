import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { isMarked, loadedAnew, markDocument } from './support/document-mark.ts'
import { hydrated, visit } from './support/first-load.ts'

const open = useBrowser()

const FIRST = '**/assets/styles-*.css'
const LATE = '**/assets/late-*.css'
const ABOUT = 'О «Пенале»'
const PAGE_STYLES = /(<style id="_goober"[^>]*>)[^<]*/

test('styles that the page did not bring come with the late stylesheet before anything is touched', async () => {
  const { page, faults } = await open()
  await page.route('**/contacts', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(PAGE_STYLES, '$1')
    await route.fulfill({ response, body })
  })
  const styles = page.waitForResponse(LATE)

  await visit(page, '/contacts')

  expect((await styles).ok()).toBe(true)
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(2)
  expect(faults).toEqual([])
})

const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]:visible`).first().click()

test('where the late stylesheet is gone the next page is loaded as a document, which has its own styles', async () => {
  const { page } = await open()
  await page.route(LATE, route => route.fulfill({ status: 404 }))
  await visit(page, '/contacts')
  await markDocument(page)

  await follow(page, '/about')

  await loadedAnew(page)
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('a stylesheet that failed once is asked for anew by the next page, which needs no document', async () => {
  const { page } = await open()
  await page.route(LATE, route => route.fulfill({ status: 404 }), { times: 1 })
  await visit(page, '/contacts')
  await markDocument(page)
  const failed = page.waitForResponse(LATE)
  await page.keyboard.press('Tab')
  await failed
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1)

  await follow(page, '/about')

  await page.getByRole('heading', { level: 1, name: ABOUT }).waitFor()
  expect(await isMarked(page)).toBe(true)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(2)
})

test('a page whose own stylesheet is gone heals by one load of its document, which names one that is there', async () => {
  const { page } = await open()
  await page.route(FIRST, route => route.fulfill({ status: 404 }), { times: 1 })
  const loads: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })

  await page.goto('/contacts')

  await expect.poll(() => loads).toEqual(['/contacts', '/contacts'])
  await hydrated(page)
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(100)
})
