// `--help` `--goods` `--stores` `--queries` `--base`: processor time of lists, counts and searches among many goods
import { defineBench } from './support/define-bench.mjs'
import { median } from './support/figures.mjs'
import { queriesOf } from './support/scale-queries.mjs'
import { filesOf, openScaleStore } from './support/scale-store.mjs'
import { costOfFiles } from './support/whole-files.mjs'

const HELP =
  'Processor milliseconds of the database and of Node together, the middle of so many different ' +
  'queries, in a shop of generated goods. Its stores are kept in .cache/bench between runs. ' +
  'The backend is called without a socket; stores are a list with commas.'
const STANDARD = { goods: 100_000, stores: 'postgresql,embedded', queries: 50, base: 1000 }
const WARM_QUERIES = 40
/** The embedded store may take so many times what PostgreSQL takes. */
const EMBEDDED_GOAL = 3
const MAP_GOAL_S = 5
const FEED_GOAL_S = 60
const HELD_GOAL_MB = 200
const STOREFRONT_GOAL_MB = 200

/** The embedded store takes seven minutes to fill. */
export const table = { stores: 'postgresql' }
/** A run of some seconds, which only shows that the bench works. */
export const brief = { goods: 300, stores: 'embedded', queries: 5, base: 300 }

export const bench = defineBench(HELP, STANDARD, async (options, { report }) => {
  const stores = []
  for (const store of options.stores.split(',')) {
    report.group(`${store}, ${options.goods} goods`)
    stores.push(await measureStore(store, options, report))
  }
  const [first, second] = stores
  if (second !== undefined) compare(first, second, report)
})

async function measureStore(name, options, report) {
  const store = await openScaleStore(name, options)
  try {
    if (store.seconds !== undefined) console.log(`generated in ${store.seconds.toFixed(0)} s`)
    const figures = new Map()
    for (const { kind, goal, ask } of await queriesOf(store)) {
      const times = await timesOf(store, ask, options.queries)
      const worst = `at most ${Math.max(...times).toFixed(1)}`
      // Goals are those of PostgreSQL; the embedded store is compared with it.
      report.atMost(kind, median(times), name === 'postgresql' ? goal : undefined, worst)
      figures.set(kind, median(times))
    }
    if (store.url !== undefined) {
      await measureFiles(store, report)
      await measureStorefront(store, report)
    }
    return figures
  } finally {
    await store.close()
  }
}

/** The addresses of the map and the feed, as the storefront reads and codes them. */
async function measureFiles(store, report) {
  const { addresses, feed } = filesOf(store)
  const before = store.cpuMs()
  const count = await addresses()
  report.atMost(`${count} addresses of the map, s`, (store.cpuMs() - before) / 1000, MAP_GOAL_S)
  const begun = store.cpuMs()
  const megabytes = await feed()
  report.atMost('feed, s', (store.cpuMs() - begun) / 1000, FEED_GOAL_S)
  report.atMost('feed as it is held, MB', megabytes, HELD_GOAL_MB)
}

/** Map and feed as ten ask for each of them at once. */
async function measureStorefront({ url }, report) {
  const { map, feed, opened, megabytes } = await costOfFiles(url)
  report.atMost('map for ten at once, s', map / 1000, MAP_GOAL_S)
  report.atMost('feed for ten at once, s', feed / 1000, FEED_GOAL_S)
  const note = `${opened.toFixed(0)} before`
  report.atMost('storefront at its most, MB', megabytes, STOREFRONT_GOAL_MB, note)
}

async function timesOf(store, ask, queries) {
  for (let call = 0; call < WARM_QUERIES; call += 1) await ask(queries + call)
  const times = []
  for (let call = 0; call < queries; call += 1) {
    const before = store.cpuMs()
    await ask(call)
    times.push(store.cpuMs() - before)
  }
  return times
}

function compare(first, second, report) {
  report.group('embedded beside PostgreSQL')
  for (const [kind, value] of second) {
    report.atMost(kind, value / first.get(kind), EMBEDDED_GOAL, 'times')
  }
}
