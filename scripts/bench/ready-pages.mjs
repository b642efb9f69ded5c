// `--help` `--seconds` `--rounds`: pages of guests from memory against ready bytes of the same size
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'

import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { CODINGS, loadOf } from './support/http-load.mjs'
import { findPages } from './support/pages.mjs'
import { withCpu } from './support/process-cost.mjs'
import { openFloor, openShop } from './support/processes.mjs'

const HELP =
  'Requests per second of one storefront process for pages that it keeps, against a plain server of ' +
  'Node that answers with the same bytes, in the same run; processor milliseconds of the storefront.'
const WARM_SECONDS = 2
const GOAL = 0.5
const SERVER = fileURLToPath(new URL('support/serve-bytes.mjs', import.meta.url))

export const table = { seconds: 4, rounds: 1 }
export const brief = { seconds: 1, rounds: 1 }

export const bench = defineBench(
  HELP,
  { seconds: 5, rounds: 3 },
  async (options, { report, keep }) => {
    const shop = await keep(openShop())
    for (const [name, path] of Object.entries(await findPages(shop))) {
      await compare(report, name, shop, { path, ...options })
    }
  }
)

async function compare(report, name, shop, { path, seconds, rounds }) {
  const floor = await openFloor([SERVER], await bytesOf(shop.url + path))
  const wayOf = (url, duration) => async () => {
    const load = () => loadOf({ url, duration, headers: CODINGS })
    const [{ requests }, cpu] = await withCpu([shop.storefrontPid], load)
    return { perSecond: requests.total / duration, cpu: cpu / requests.total }
  }
  const waysOf = duration => ({
    kept: wayOf(shop.url + path, duration),
    ready: wayOf(floor.url, duration)
  })
  try {
    await inTurns(1, waysOf(WARM_SECONDS))
    const runs = await inTurns(rounds, waysOf(seconds))
    const [kept, ready] = [runs.kept, runs.ready].map(rows => medianOf(rows, row => row.perSecond))
    const cpu = medianOf(runs.kept, row => row.cpu)
    report.atMost(`${name} from memory, processor ms`, cpu)
    report.toFloor(`${name} from memory, requests/s`, kept, ready, { least: GOAL })
  } finally {
    await floor.close()
  }
}

/** As they come over the wire. */
const bytesOf = url =>
  new Promise((resolve, reject) => {
    get(url, { headers: CODINGS }, response => {
      const chunks = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
