// `--help` `--runs` `--slowdown`: a purchase, a size and a route change on a slow processor, in ms

import { buildBareBrowser, buildBareServer } from './support/bare-build.mjs'
import { BARE_SCRIPT, bareDocument, readTree } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { createReport, median } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { openShop } from './support/processes.mjs'
import { nextPaint, openSlowPage, pointAt, routeChange } from './support/reaction.mjs'
import { openTwin, withoutScripts } from './support/twins.mjs'

const HELP =
  'Chromium with a slowed processor: interaction to next paint of «В корзину» and of a size, ' +
  'against the purchase on a bare React page with the same cards; time of a route change.'
const PURCHASE = '#main form[action="/basket"] button'
const SIZE = '#main nav[aria-label="Размер"] a:not([aria-current], [data-gone])'
const CARD = '#main article a[href*="/detail/"]'
const GOAL_MS = 56
/** What the bare page took on the machine where the goals were set: another machine is told by it. */
const BARE_MS = 40
const ROUTE_GOAL_MS = 120

export async function bench(args) {
  const options = readOptions(args, { runs: 7, slowdown: 4 }, HELP)
  if (options === undefined) return 0
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const { listing, product } = await findPages(shop)
    const report = createReport()
    const measure = (url, act) => medianRun(browser, url, options, act)
    console.log(`${listing}, ${product}, processor ${options.slowdown} times slower`)
    const purchase = await measure(shop.url + listing, buy)
    report.atMost('«В корзину» to next paint, ms', purchase, GOAL_MS)
    const hasty = await measure(shop.url + listing, buyAtOnce)
    report.atMost('«В корзину» without a pause before it, ms', hasty)
    const bare = await measureBare(browser, shop, listing, measure)
    report.atMost('the same on a bare React page, ms', bare)
    report.atMost('«В корзину» / bare React', purchase / bare, GOAL_MS / BARE_MS)
    const size = await measure(shop.url + product, chooseSize)
    report.atMost('size to next paint, ms', size, GOAL_MS)
    report.atMost('size / bare React', size / bare, GOAL_MS / BARE_MS)
    const route = await measure(shop.url + listing, openProduct)
    report.atMost('listing to prefetched product, ms', route, ROUTE_GOAL_MS)
    report.atMost('listing to product / bare React', route / bare, ROUTE_GOAL_MS / BARE_MS)
    return report.missed === 0 ? 0 : 1
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function medianRun(browser, url, { runs, slowdown }, act) {
  const times = []
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowPage(browser, url, slowdown)
    times.push(await act(page))
    await page.context().close()
  }
  return median(times)
}

async function buy(page) {
  const button = page.locator(PURCHASE).first()
  await pointAt(page, button)
  return nextPaint(page, button)
}

const buyAtOnce = page => nextPaint(page, page.locator(PURCHASE).first())

async function chooseSize(page) {
  const size = page.locator(SIZE).first()
  await pointAt(page, size)
  return nextPaint(page, size)
}

async function openProduct(page) {
  const link = page.locator(CARD).first()
  await pointAt(page, link)
  return routeChange(page, link)
}

async function measureBare(browser, shop, listing, measure) {
  const still = await openTwin(shop.url, withoutScripts)
  const reader = await browser.newPage()
  const nodes = await readTree(reader, still.url + listing, '#main')
  await reader.close()
  await still.close()
  process.env.NODE_ENV = 'production'
  const { renderBareTree } = await import(await buildBareServer())
  const bare = await openTwin(shop.url, html => bareDocument(html, nodes, renderBareTree), {
    [BARE_SCRIPT]: await buildBareBrowser()
  })
  try {
    return await measure(bare.url + listing, buy)
  } finally {
    await bare.close()
  }
}
