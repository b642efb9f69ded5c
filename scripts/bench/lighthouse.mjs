// `--help` `--runs` `--page`: paint and blocking of first loads against the same pages without script
import { freePort } from '../lib/ports.mjs'
import { openBrowser, warm } from './support/browser.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { findPages } from './support/pages.mjs'
import { PAINTS, paintsOf } from './support/paints.mjs'
import { openShop } from './support/processes.mjs'
import { openTwin, withoutScripts } from './support/twins.mjs'

const HELP =
  'Lighthouse mobile, simulated throttling: home, listing and product, each against a copy of the ' +
  'same page with no script, served in the same way.'

export const table = { runs: 2 }
export const brief = { runs: 1, page: 'product' }

export const bench = defineBench(
  HELP,
  { runs: 5, page: 'all' },
  async (options, { report, keep }) => {
    const shop = await keep(openShop())
    const own = await keep(openTwin(shop.url))
    const still = await keep(openTwin(shop.url, withoutScripts))
    for (const [name, path] of Object.entries(await findPages(shop))) {
      if (options.page !== 'all' && options.page !== name) continue
      report.group(name)
      await comparePaint(report, own.url + path, still.url + path, options.runs)
    }
  }
)

async function comparePaint(report, url, stillUrl, runs) {
  const port = await freePort()
  const browser = await openBrowser({ debugPort: port })
  try {
    await warm(browser, [url, stillUrl])
    const results = await inTurns(runs, {
      own: () => paintsOf(url, port),
      still: () => paintsOf(stillUrl, port)
    })
    const [own, still] = [results.own, results.still].map(medians)
    report.toFloor('LCP ms', own.lcp, still.lcp, { most: 1.1 })
    report.toFloor('FCP ms', own.fcp, still.fcp, { most: 1.05 })
    report.atMost('TBT ms', own.tbt, 30, `without script ${Math.round(still.tbt)}`)
    report.atMost('CLS', own.cls, 0.001)
  } finally {
    await browser.close()
  }
}

const medians = results =>
  Object.fromEntries(PAINTS.map(name => [name, medianOf(results, row => row[name])]))
