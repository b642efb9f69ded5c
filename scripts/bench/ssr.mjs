// `--help` `--seconds` `--rounds` `--renders`: product pages per second against bare renderToString, memory
import { fileURLToPath, pathToFileURL } from 'node:url'

import { Refusal } from '../lib/script.mjs'
import { buildBareServer } from './support/bare-page.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { CONNECTIONS, loadOf } from './support/http-load.mjs'
import { findPages } from './support/pages.mjs'
import { openFloor, openReplayed, openShop } from './support/processes.mjs'

const HELP =
  'Requests per second of one storefront process for an uncached product page, against bare ' +
  'renderToString of the same tree, in the same run; growth of its memory over many renders. ' +
  'Its backend answers from memory; the whole shop with its real backend is told beside it.'
const WARM_SECONDS = 3
/** A busy machine may cut a request off; more than that is no measurement. */
const FAILED_MOST = 0.001
const MEGABYTE = 1024 * 1024

const support = name => fileURLToPath(new URL(`support/${name}`, import.meta.url))

export const table = { seconds: 6, rounds: 2, renders: 1500 }
export const brief = { seconds: 1, rounds: 1, renders: 100 }

const STANDARD = { seconds: 10, rounds: 3, renders: 5000 }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const bareModule = await buildBareServer()
  const probe = pathToFileURL(support('memory-probe.mjs')).href
  // Each page is drawn: the memory of pages is off.
  const shop = await keep(openShop({ PAGE_MEMORY_MB: '0' }))
  const nodeArgs = ['--expose-gc', '--import', probe]
  const replayed = await keep(openReplayed(shop, { nodeArgs }))
  const { product } = await findPages(shop)
  const pages = { own: replayed.url + product, whole: shop.url + product }
  const menu = `${shop.apiUrl}/init/v1?nestingLevel=2`
  console.log(`${product}, ${CONNECTIONS} connections, no content coding`)
  const bare = await keep(openBare(pages.own, menu, bareModule))
  await compareSpeed(report, { ...pages, bare: bare.url }, options)
  await compareMemory(report, replayed, pages.own, options.renders)
})

async function compareSpeed(report, urls, { seconds, rounds }) {
  const waysOf = duration =>
    Object.fromEntries(
      Object.entries(urls).map(([name, url]) => [name, () => load({ url, duration })])
    )
  await inTurns(1, waysOf(WARM_SECONDS))
  const runs = await inTurns(rounds, waysOf(seconds))
  const [own, whole, floor] = [runs.own, runs.whole, runs.bare].map(speedOf)
  report.atMost('storefront, p99 ms', medianOf(runs.own, slowestOf))
  report.toFloor('storefront, requests/s', own, floor, { least: 0.6 })
  report.atMost('with the real backend, requests/s', whole)
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

const load = options => loadOf({ ...options, mayFail: FAILED_MOST })

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
