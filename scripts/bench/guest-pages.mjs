// `--help` `--seconds` `--rounds` `--products`: what a page costs storefront and backend together
import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { CODINGS, CONNECTIONS, loadOf } from './support/http-load.mjs'
import { findManyPages } from './support/pages.mjs'
import { withCpu } from './support/process-cost.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'Processor milliseconds of storefront and backend for a page of a guest, over so many products, ' +
  'their lists and the home page, with the real backend, coded as a browser asks for it. The memory ' +
  'of pages is switched off: each page is drawn.'
const WARM_SECONDS = 4
/** What Chromium asks with. */
const HEADERS = {
  ...CODINGS,
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
}
/** Milliseconds of processor. */
const GOALS = { product: 6.5, listing: 6, home: 7.5 }

export const table = { seconds: 6, rounds: 1 }
export const brief = { seconds: 1, rounds: 1, products: 10 }

const STANDARD = { seconds: 15, rounds: 2, products: 60 }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const shop = await keep(openShop({ PAGE_MEMORY_MB: '0' }))
  const pages = await findManyPages(shop, options.products)
  console.log(`memory of pages off, brotli, ${CONNECTIONS} connections`)
  const waysOf = seconds =>
    Object.fromEntries(
      Object.keys(GOALS).map(name => [name, () => measure(shop, pages[name], seconds)])
    )
  await inTurns(1, waysOf(WARM_SECONDS))
  const runs = await inTurns(options.rounds, waysOf(options.seconds))
  for (const [name, rows] of Object.entries(runs)) print(report, name, rows)
})

function print(report, name, rows) {
  const [storefront, backend, kilobytes] = ['storefront', 'backend', 'kilobytes'].map(figure =>
    medianOf(rows, row => row[figure]).toFixed(1)
  )
  const both = medianOf(rows, row => row.storefront + row.backend)
  const note = `storefront ${storefront}, backend ${backend}; kB ${kilobytes}`
  report.atMost(`${name}, processor ms`, both, GOALS[name], note)
}

async function measure({ url, storefrontPid, backendPid }, paths, duration) {
  const requests = paths.map(path => ({ path }))
  const [result, storefront, backend] = await withCpu([storefrontPid, backendPid], () =>
    loadOf({ url, duration, requests, headers: HEADERS })
  )
  const { total } = result.requests
  return {
    storefront: storefront / total,
    backend: backend / total,
    kilobytes: result.throughput.total / total / 1000
  }
}
