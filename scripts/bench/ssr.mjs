// `--help` `--seconds` `--rounds` `--renders`: product pages per second against bare renderToString, memory
import { fileURLToPath, pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { Refusal } from '../lib/script.mjs'
import { buildBareServer } from './support/bare-build.mjs'
import { createReport, medianOf } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { openFloor, openReplayed, openShop } from './support/processes.mjs'

const HELP =
  'Requests per second of one storefront process for an uncached product page, against bare ' +
  'renderToString of the same tree, in the same run; growth of its memory over many renders. ' +
  'Its backend answers from memory; the whole shop with its real backend is told beside it.'
const CONNECTIONS = 10
const WARM_SECONDS = 3
/** A busy machine may cut a request off; more than that is no measurement. */
const FAILED_MOST = 0.001
const MEGABYTE = 1024 * 1024

const support = name => fileURLToPath(new URL(`support/${name}`, import.meta.url))

export const table = { seconds: 6, rounds: 2, renders: 1500 }
export const brief = { seconds: 1, rounds: 1, renders: 100 }

export async function bench(args) {
  const options = readOptions(args, { seconds: 10, rounds: 3, renders: 5000 }, HELP)
  if (options === undefined) return 0
  const bareModule = await buildBareServer()
  const probe = pathToFileURL(support('memory-probe.mjs')).href
  // Each page is drawn: the memory of pages is off.
  const shop = await openShop({ PAGE_MEMORY_MB: '0' })
  const replayed = await openReplayed(shop, { nodeArgs: ['--expose-gc', '--import', probe] })
  try {
    const { product } = await findPages(shop)
    const report = createReport()
    const pages = { own: replayed.url + product, whole: shop.url + product }
    console.log(`${product}, ${CONNECTIONS} connections, no content coding`)
    await compareSpeed(
      report,
      { pages, menu: `${shop.apiUrl}/init/v1?nestingLevel=2` },
      bareModule,
      options
    )
    await compareMemory(report, replayed, pages.own, options.renders)
    return report.missed === 0 ? 0 : 1
  } finally {
    await replayed.close()
    await shop.close()
  }
}

async function compareSpeed(report, { pages, menu }, bareModule, { seconds, rounds }) {
  const bare = await openBare(pages.own, menu, bareModule)
  try {
    const urls = { ...pages, bare: bare.url }
    const runs = { own: [], whole: [], bare: [] }
    for (const url of Object.values(urls)) await load({ url, duration: WARM_SECONDS })
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(urls)) {
        runs[name].push(await load({ url, duration: seconds }))
      }
    }
    const [own, whole, floor] = [runs.own, runs.whole, runs.bare].map(speedOf)
    report.atMost('storefront, p99 ms', medianOf(runs.own, slowestOf))
    report.toFloor('storefront, requests/s', own, floor, { least: 0.6 })
    report.atMost('with the real backend, requests/s', whole)
  } finally {
    await bare.close()
  }
}

const speedOf = results => medianOf(results, result => result.requests.average)
const slowestOf = result => result.latency.p99

/** The bare page renders from the very state that the shop's page carries, and the menu that it shows. */
async function openBare(shopPage, menu, bareModule) {
  const html = await (await fetch(shopPage)).text()
  const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (state === undefined) throw new Refusal(`${shopPage} carries no state`)
  const read = JSON.parse(state)
  const { categories } = await (await fetch(menu)).json()
  const content = JSON.stringify({ ...read, shop: { ...read.shop, categories } })
  return openFloor([support('serve-bare.mjs'), bareModule], content)
}

async function load(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > result.requests.total * FAILED_MOST) {
    throw new Refusal(`${options.url}: ${failed} of ${result.requests.total} requests failed`)
  }
  return result
}

async function compareMemory(report, { storefront }, url, renders) {
  await load({ url, amount: renders })
  const before = await memoryOf(storefront)
  await load({ url, amount: renders })
  const after = await memoryOf(storefront)
  report.atMost('heap before, MB', before.heapUsed / MEGABYTE)
  report.atMost(`heap after ${renders} renders, MB`, after.heapUsed / MEGABYTE)
  report.atMost('heap after / before', after.heapUsed / before.heapUsed, 1.1)
  report.atMost('resident before, MB', before.rss / MEGABYTE)
  report.atMost('resident after / before', after.rss / before.rss, 1.1)
}

const memoryOf = child =>
  new Promise(resolve => {
    child.once('message', ({ memory }) => resolve(memory))
    child.send('memory')
  })
