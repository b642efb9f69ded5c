// `--help` `--runs` `--slowdown`: a purchase, a size and a route change against bare React pages, in ms

import { createBarePages } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { createReport, mean } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { openShop } from './support/processes.mjs'
import { nextPaint, openSlowPage, pointAt, routeChange } from './support/reaction.mjs'

const HELP =
  'Chromium with a slowed processor: interaction to next paint of «В корзину» and of a size, and ' +
  'the change from a listing to a product, each in turn with the same on a bare React page: the ' +
  'same markup, drawn from data that is there, with no shop. Means, since each is a few frames.'
const PURCHASE = '#main form[action="/basket"] button'
const SIZE = '#main nav[aria-label="Размер"] a:not([aria-current], [data-gone])'
const CARD = '#main article a[href*="/detail/"]'
/** Of what the same takes on a bare React page. */
const CLICK_GOAL = 1.2
const ROUTE_GOAL = 2.2

export const brief = { runs: 1, slowdown: 4 }

export async function bench(args) {
  const options = readOptions(args, { runs: 20, slowdown: 4 }, HELP)
  if (options === undefined) return 0
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const { listing, product } = await findPages(shop)
    const report = createReport()
    const barePages = await createBarePages(browser, shop)
    const compare = createComparison({ browser, shop, barePages, report, options })
    console.log(`${listing}, ${product}, processor ${options.slowdown} times slower`)
    const purchase = await compare('«В корзину» to next paint', listing, PURCHASE, nextPaint)
    report.atMost('«В корзину» / bare React', purchase, CLICK_GOAL)
    const size = await compare('size to next paint', product, SIZE, nextPaint)
    report.atMost('size / bare React', size, CLICK_GOAL)
    const route = await compare('listing to prefetched product', listing, CARD, routeChange)
    report.atMost('listing to product / bare React', route, ROUTE_GOAL)
    return report.missed === 0 ? 0 : 1
  } finally {
    await browser.close()
    await shop.close()
  }
}

/** Measures an act on the first such target of a page, shop and bare page in turn; their ratio. */
function createComparison({ browser, shop, barePages, report, options }) {
  return async (name, address, target, act) => {
    const bare = await barePages.open(address, ...(await addressesOf(target, address)))
    const times = { own: [], bare: [] }
    for (let run = 0; run < options.runs; run += 1) {
      times.own.push(await measure(shop.url + address, target, act))
      times.bare.push(await measure(bare.url, target, act))
    }
    await bare.close()
    report.atMost(`${name}, ms`, mean(times.own))
    report.atMost('the same on a bare React page, ms', mean(times.bare))
    return mean(times.own) / mean(times.bare)
  }

  async function measure(url, target, act) {
    const page = await openSlowPage(browser, url, options.slowdown)
    const first = page.locator(target).first()
    await pointAt(page, first)
    const time = await act(page, first)
    await page.context().close()
    return time
  }

  /** Where a link leads; a button leads nowhere. */
  async function addressesOf(target, address) {
    const page = await browser.newPage()
    await page.goto(shop.url + address)
    const href = await page.locator(target).first().getAttribute('href')
    await page.close()
    return href === null ? [] : [href]
  }
}
