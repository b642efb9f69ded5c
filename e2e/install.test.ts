import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'

import { launching } from './support/browser.ts'
import { visit } from './support/first-load.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

/** A window with a profile of its own: a private one installs nothing. */
async function openProfile() {
  const context = await chromium.launchPersistentContext('', {
    ...launching({ isWhole: true }),
    baseURL: inject('shopUrl')
  })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Width and height in the head of a PNG, as a manifest writes them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('a browser may install the shop, and every icon of it is what the manifest says', async () => {
  const page = await openProfile()
  await visit(page, '/catalog')

  const devtools = await page.context().newCDPSession(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(errors).toEqual([])
  expect(installabilityErrors).toEqual([])

  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({
    ...{ short_name: 'Пенал', lang: 'ru', start_url: '/', scope: '/', display: 'standalone' }
  })
  const icons: readonly Icon[] = manifest.icons
  const found = icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? ''}`.trim())
  expect(found).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any'])
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
    if (type === 'image/png') expect([src, sizeOf(await answer.body())]).toEqual([src, sizes])
  }

  const touchIcon = page.locator('link[rel="apple-touch-icon"]')
  const icon = await page.request.get((await touchIcon.getAttribute('href')) ?? '')
  expect(sizeOf(await icon.body())).toBe('180x180')
})
