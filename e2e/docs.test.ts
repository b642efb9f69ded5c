import { readdirSync, readFileSync } from 'node:fs'
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
  await staysInside(page, path)
}

async function staysInside(page: Page, path: string) {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    expect.soft(await sidewaysScroll(page), `${path}, ${viewport.width} px`).toBe(0)
  }
  await page.setViewportSize(WIDE)
}

const COMPONENTS = fileURLToPath(new URL('../docs/api/components/', import.meta.url))

/** Entries of components by the shop of their samples; those of the kit need none. */
function samplesByShop(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of readdirSync(COMPONENTS)) {
    const text = readFileSync(join(COMPONENTS, file), 'utf8')
    const [, of, shop = ''] = /^\?of=([\w-]+)(?:&shop=([\w-]+))?$/m.exec(text) ?? []
    if (of !== undefined) found.set(shop, [...(found.get(shop) ?? []), of])
  }
  return found
}

/** Samples in which something is seen: a place that is kept, or hidden words, are nothing. */
const drawnSamples = (page: Page) =>
  page
    .locator('[data-kit]')
    .evaluateAll(samples =>
      samples
        .filter(sample =>
          [...sample.querySelectorAll(':scope > div *')].some(
            node =>
              node.childElementCount === 0 &&
              node.checkVisibility({ visibilityProperty: true }) &&
              node.getBoundingClientRect().height > 0
          )
        )
        .map(sample => sample.getAttribute('data-kit'))
    )

deepTest('the example of each component is drawn under the strictest policy', async () => {
  const { page, faults, outside } = await openSite()
  for (const [shop, entries] of samplesByShop()) {
    const path = `/gallery/index.html${shop && `?shop=${shop}`}`
    await page.goto(path)
    await expect
      .poll(() => drawnSamples(page), { message: path })
      .toEqual(expect.arrayContaining([...entries]))
    await staysInside(page, path)
  }

  expect(faults).toEqual([])
  expect(outside).toEqual([])
})

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
