import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { beforeAll, expect, onTestFinished } from 'vitest'

import { buildDocs, DOCS_DIST } from '../scripts/lib/docs/site.mjs'
import { freePort } from '../scripts/lib/ports.mjs'
import { deepTest } from '../testing/deep-test.ts'
import { sidewaysScroll } from './support/axe.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'

const open = useBrowser()

/** The strictest that a host could ask for. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'"

beforeAll(() => buildDocs('/', () => undefined))

async function openSite() {
  const server = await preview({
    ...{ root: fileURLToPath(new URL('..', import.meta.url)), configFile: false, appType: 'mpa' },
    build: { outDir: join('.', DOCS_DIST) },
    preview: { port: await freePort(), headers: { 'Content-Security-Policy': POLICY } }
  })
  onTestFinished(() => server.close())
  const baseURL = server.resolvedUrls?.local[0] ?? ''
  const { page, faults } = await open({ baseURL, extraHTTPHeaders: {} })
  const outside: string[] = []
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL)) {
      outside.push(request.url())
    }
  })
  return { page, faults, outside }
}

/** Wide tables and drawings scroll by themselves. */
async function fits(page: Page, path: string) {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    expect.soft(await sidewaysScroll(page), `${path}, ${viewport.width} px`).toBe(0)
  }
  await page.setViewportSize(WIDE)
}

deepTest(
  'the documentation is searched, drawn and tried under the strictest policy, and asks no other host',
  async () => {
    const { page, faults, outside } = await openSite()
    for (const path of ['/', '/guides/script.html', '/spec-map.html']) await fits(page, path)

    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('searchbox').fill('createRequestReader')
    await page.getByRole('option').first().click()
    await page.getByRole('heading', { name: 'createRequestReader' }).waitFor()

    await fits(page, '/api/machines/checkout.html')
    await page.locator('.drawing svg').getByText('confirmingPrice', { exact: true }).waitFor()

    await fits(page, '/api/components/add-to-basket.html')
    const sample = page.frameLocator('.sample')
    await sample.getByRole('button', { name: /В корзину/ }).click()
    await sample.getByRole('textbox', { name: 'Количество: Пенал' }).waitFor()

    expect(faults).toEqual([])
    expect(outside).toEqual([])
  }
)
