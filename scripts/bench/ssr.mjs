// `--help` `--seconds` `--rounds` `--renders`: product pages per second against bare renderToString, memory
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import autocannon from 'autocannon'

import { Refusal } from '../lib/script.mjs'
import { buildBareServer } from './support/bare-build.mjs'
import { createReport, medianOf } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { answers, end, freePort, openShop, start } from './support/processes.mjs'

const HELP =
  'Requests per second of one storefront process for an uncached product page, against bare ' +
  'renderToString of the same tree, in the same run; growth of its memory over many renders.'
const CONNECTIONS = 10
const WARM_SECONDS = 3
/** A busy machine may cut a request off; more than that is no measurement. */
const FAILED_MOST = 0.001
const MEGABYTE = 1024 * 1024

const support = name => fileURLToPath(new URL(`support/${name}`, import.meta.url))

export async function bench(args) {
  const options = readOptions(args, { seconds: 10, rounds: 3, renders: 5000 }, HELP)
  if (options === undefined) return 0
  const bareModule = await buildBareServer()
  const probe = pathToFileURL(support('memory-probe.mjs')).href
  const shop = await openShop({ nodeArgs: ['--expose-gc', '--import', probe] })
  try {
    const { product } = await findPages(shop)
    const report = createReport()
    console.log(`${product}, ${CONNECTIONS} connections, no content coding`)
    await compareSpeed(report, shop.url + product, bareModule, options)
    await compareMemory(report, shop, shop.url + product, options.renders)
    return report.missed === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
}

async function compareSpeed(report, shopPage, bareModule, { seconds, rounds }) {
  const bare = await openBare(shopPage, bareModule)
  try {
    const runs = { shop: [], bare: [] }
    for (const url of [shopPage, bare.url]) await load({ url, duration: WARM_SECONDS })
    for (let round = 0; round < rounds; round += 1) {
      runs.shop.push(await load({ url: shopPage, duration: seconds }))
      runs.bare.push(await load({ url: bare.url, duration: seconds }))
    }
    const [own, floor] = [runs.shop, runs.bare].map(results =>
      medianOf(results, result => result.requests.average)
    )
    report.atMost('storefront, requests/s', own)
    report.atMost(
      'storefront, p99 ms',
      medianOf(runs.shop, result => result.latency.p99)
    )
    report.atMost('bare renderToString, requests/s', floor)
    report.atLeast('storefront / bare', own / floor, 0.5)
  } finally {
    await bare.close()
  }
}

/** The bare page renders from the very state that the shop's page carries. */
async function openBare(shopPage, bareModule) {
  const html = await (await fetch(shopPage)).text()
  const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (state === undefined) throw new Refusal(`${shopPage} carries no state`)
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const file = join(folder, 'state.json')
  writeFileSync(file, state)
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production' }
  const server = start([support('serve-bare.mjs'), bareModule, file, String(port)], env)
  const url = `http://127.0.0.1:${port}/`
  await answers(url, server)
  return {
    url,
    close: async () => {
      await end(server)
      rmSync(folder, { recursive: true })
    }
  }
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
