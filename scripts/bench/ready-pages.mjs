// `--help` `--seconds` `--rounds`: pages of guests from memory against ready bytes of the same size
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

import { Refusal } from '../lib/script.mjs'
import { createReport, medianOf } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages } from './support/pages.mjs'
import { cpuMs } from './support/process-cost.mjs'
import { openFloor, openShop } from './support/processes.mjs'

const HELP =
  'Requests per second of one storefront process for pages that it keeps, against a plain server of ' +
  'Node that answers with the same bytes, in the same run; processor milliseconds of the storefront.'
const CONNECTIONS = 10
const WARM_SECONDS = 2
const GOAL = 0.5
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const SERVER = fileURLToPath(new URL('support/serve-bytes.mjs', import.meta.url))

export const table = { seconds: 4, rounds: 1 }
export const brief = { seconds: 1, rounds: 1 }

export async function bench(args) {
  const options = readOptions(args, { seconds: 5, rounds: 3 }, HELP)
  if (options === undefined) return 0
  const shop = await openShop()
  try {
    const report = createReport()
    for (const [name, path] of Object.entries(await findPages(shop))) {
      await compare(report, name, shop, { path, ...options })
    }
    return report.missed === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
}

async function compare(report, name, shop, { path, seconds, rounds }) {
  const floor = await openFloor([SERVER], await bytesOf(shop.url + path))
  try {
    const urls = { kept: shop.url + path, ready: floor.url }
    const runs = { kept: [], ready: [] }
    for (const url of Object.values(urls)) await load(url, WARM_SECONDS)
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, url] of Object.entries(urls)) {
        const before = cpuMs(shop.storefrontPid)
        const asked = await load(url, seconds)
        runs[kind].push({ asked, cpu: (cpuMs(shop.storefrontPid) - before) / asked })
      }
    }
    const [kept, ready] = [runs.kept, runs.ready].map(rows =>
      medianOf(rows, ({ asked }) => asked / seconds)
    )
    report.atMost(
      `${name} from memory, processor ms`,
      medianOf(runs.kept, row => row.cpu)
    )
    report.toFloor(`${name} from memory, requests/s`, kept, ready, { least: GOAL })
  } finally {
    await floor.close()
  }
}

/** As they come over the wire. */
const bytesOf = url =>
  new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, response => {
      const chunks = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })

async function load(url, duration) {
  const result = await autocannon({ url, duration, headers: HEADERS, connections: CONNECTIONS })
  if (result.non2xx + result.errors > 0) throw new Refusal(`${url}: some pages failed`)
  return result.requests.total
}
