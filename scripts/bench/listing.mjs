// `--help` `--calls` `--small` `--large`: time of a listing call with filters and facets, and its growth
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openBenchBackend } from './support/listing-backend.mjs'
import { readOptions } from './support/options.mjs'

const HELP =
  'p50 and p95 of the listing call (filters, facets, 24 cards) in the embedded store, at two sizes ' +
  'of the catalogue, and how much it grows from one to the other.'
const WARM_CALLS = 20

export async function bench(args) {
  const options = readOptions(args, { calls: 200, small: 10_000, large: 100_000 }, HELP)
  if (options === undefined) return 0
  const small = await measure(options.small, options.calls)
  const large = await measure(options.large, options.calls)
  for (const kind of Object.keys(small)) {
    const growth = large[kind].p50 / small[kind].p50
    console.log(`${kind}: p50 grows ${growth.toFixed(1)} times`)
  }
  return 0
}

async function measure(products, calls) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const backend = await openBenchBackend(folder, products)
  try {
    console.log(`${products} products, seeded in ${backend.seconds.toFixed(1)} s`)
    const figures = {}
    for (const [kind, body] of Object.entries(await backend.bodies())) {
      figures[kind] = await time(backend, body, calls)
      const { p50, p95 } = figures[kind]
      console.log(`  ${kind}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
    }
    return figures
  } finally {
    await backend.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function time(backend, bodyOf, calls) {
  for (let call = 0; call < WARM_CALLS; call++) await backend.list(bodyOf(call))
  const times = []
  for (let call = 0; call < calls; call++) {
    const started = performance.now()
    await backend.list(bodyOf(call))
    times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(calls * 0.5)], p95: times[Math.floor(calls * 0.95)] }
}
