// `--help` `--seconds` `--rounds` `--products`: what a page costs storefront and backend together
import autocannon from 'autocannon'

import { Refusal } from '../lib/script.mjs'
import { createReport, medianOf } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findManyPages } from './support/pages.mjs'
import { cpuMs } from './support/process-cost.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'Processor milliseconds of storefront and backend for a page of a guest, over so many products, ' +
  'their lists and the home page, with the real backend, coded as a browser asks for it. The memory ' +
  'of pages is switched off: each page is drawn.'
const CONNECTIONS = 10
const WARM_SECONDS = 4
/** What Chromium asks with. */
const HEADERS = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
}
/** Milliseconds of processor. */
const GOALS = { product: 6.5, listing: 6, home: 7.5 }

export const table = { seconds: 6, rounds: 1 }
export const brief = { seconds: 1, rounds: 1, products: 10 }

export async function bench(args) {
  const options = readOptions(args, { seconds: 15, rounds: 2, products: 60 }, HELP)
  if (options === undefined) return 0
  const shop = await openShop({ PAGE_MEMORY_MB: '0' })
  try {
    const pages = await findManyPages(shop, options.products)
    const report = createReport()
    console.log(`memory of pages off, brotli, ${CONNECTIONS} connections`)
    for (const paths of Object.values(pages)) await measure(shop, paths, WARM_SECONDS)
    const runs = { product: [], listing: [], home: [] }
    for (let round = 0; round < options.rounds; round += 1) {
      for (const name of Object.keys(runs)) {
        runs[name].push(await measure(shop, pages[name], options.seconds))
      }
    }
    for (const [name, rows] of Object.entries(runs)) tell(report, name, rows)
    return report.missed === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
}

function tell(report, name, rows) {
  const of = read => medianOf(rows, read)
  const note = `storefront ${of(row => row.storefront).toFixed(1)}, backend ${of(row => row.backend).toFixed(1)}; kB ${of(row => row.kilobytes).toFixed(1)}`
  report.atMost(
    `${name}, processor ms`,
    of(row => row.storefront + row.backend),
    GOALS[name],
    note
  )
}

async function measure({ url, storefrontPid, backendPid }, paths, duration) {
  const before = [storefrontPid, backendPid].map(cpuMs)
  const requests = paths.map(path => ({ path }))
  const result = await autocannon({
    ...{ url, duration, requests, headers: HEADERS, connections: CONNECTIONS }
  })
  const [storefront, backend] = [storefrontPid, backendPid].map(cpuMs)
  const { total } = result.requests
  if (result.non2xx + result.errors > 0) throw new Refusal(`${url}: some pages failed`)
  return {
    storefront: (storefront - before[0]) / total,
    backend: (backend - before[1]) / total,
    kilobytes: result.throughput.total / total / 1000
  }
}
