// `npm run screens`: photographs every kind of page of an open shop, both widths and themes.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium } from 'playwright-core'

import { ensureInstalled } from './lib/build.mjs'
import { requireChromium } from './lib/chromium.mjs'
import { readSettings } from './lib/env.mjs'
import { addressesOf, fileOf, onePerKind, UNLISTED } from './lib/screens.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { root } from './lib/workspace.mjs'

const FOLDER = join(root, '.cache/screens')
const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 }
]
const THEMES = ['light', 'dark']

await runScript(async ([address, ...only]) => {
  await ensureInstalled(console.error)
  const shop = address ?? `http://localhost:${readSettings(process.env).port}`
  const paths = only.length > 0 ? only : [...onePerKind(await readSitemap(shop)), ...UNLISTED]
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await requireChromium(console.error),
    args: ['--no-sandbox', '--disable-dev-shm-usage']
  })
  try {
    for (const viewport of SIZES) {
      for (const colorScheme of THEMES)
        await photograph(browser, shop, paths, { viewport, colorScheme })
    }
  } finally {
    await browser.close()
  }
  console.log(`${paths.length * SIZES.length * THEMES.length} снимков лежат в ${FOLDER}`)
})

async function readSitemap(shop) {
  const answer = await fetch(`${shop}/sitemap.xml`).catch(() => undefined)
  if (!answer?.ok)
    throw new Refusal(`По адресу ${shop} магазин не отвечает. Откройте его: npm start`)
  return addressesOf(await answer.text())
}

async function photograph(browser, shop, paths, { viewport, colorScheme }) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'ru-RU',
    baseURL: shop
  })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(bringPictures)
    const name = `${fileOf(path)}-${viewport.width}-${colorScheme}.png`
    await page.screenshot({ path: join(FOLDER, name), fullPage: true, animations: 'disabled' })
  }
  await context.close()
}

/** Runs in the page: what comes when it is scrolled to is wanted on the photograph. */
async function bringPictures() {
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map(picture => picture.decode()))
}
