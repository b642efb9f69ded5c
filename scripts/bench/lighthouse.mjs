// `--help` `--runs` `--page`: paint and blocking of first loads against the same pages without script
import { freePort } from '../lib/ports.mjs'
import { openBrowser } from './support/browser.mjs'
import { createReport, medianOf } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { PAINTS, paintsOf } from './support/paints.mjs'
import { createKeeper, openShop } from './support/processes.mjs'
import { openTwin, withoutScripts } from './support/twins.mjs'

const HELP =
  'Lighthouse mobile, simulated throttling: home, listing and product, each against a copy of the ' +
  'same page with no script, served in the same way.'
const WARM_LOADS = 2

export const table = { runs: 2 }
export const brief = { runs: 1, page: 'product' }

export async function bench(args) {
  const options = readOptions(args, { runs: 5, page: 'all' }, HELP)
  if (options === undefined) return 0
  const { keep, close } = createKeeper()
  try {
    const shop = await keep(openShop())
    const own = await keep(openTwin(shop.url))
    const still = await keep(openTwin(shop.url, withoutScripts))
    const report = createReport()
    const pages = Object.entries(await findPages(shop)).filter(
      ([name]) => options.page === 'all' || options.page === name
    )
    for (const [name, path] of pages) {
      report.group(name)
      await comparePaint(report, own.url + path, still.url + path, options.runs)
    }
    return report.missed === 0 ? 0 : 1
  } finally {
    await close()
  }
}

async function comparePaint(report, url, stillUrl, runs) {
  const port = await freePort()
  const browser = await openBrowser({ debugPort: port })
  try {
    await warm(browser, [url, stillUrl])
    const results = { own: [], still: [] }
    for (let run = 0; run < runs; run += 1) {
      results.own.push(await paintsOf(url, port))
      results.still.push(await paintsOf(stillUrl, port))
    }
    const [own, still] = [results.own, results.still].map(medians)
    report.toFloor('LCP ms', own.lcp, still.lcp, { most: 1.1 })
    report.toFloor('FCP ms', own.fcp, still.fcp, { most: 1.05 })
    report.atMost('TBT ms', own.tbt, 30, `without script ${Math.round(still.tbt)}`)
    report.atMost('CLS', own.cls, 0.001)
  } finally {
    await browser.close()
  }
}

/** Pictures are drawn on their first request: that is not what is measured. */
async function warm(browser, urls) {
  for (const url of urls) {
    for (let load = 0; load < WARM_LOADS; load += 1) {
      const page = await browser.newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.close()
    }
  }
}

const medians = results =>
  Object.fromEntries(PAINTS.map(name => [name, medianOf(results, row => row[name])]))
