// `--help` `--products` `--stores` `--calls` `--orders` `--sockets`: what a call costs the backend, on both stores
import { ensureBuilt } from '../lib/build.mjs'
import { createReport } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'

const HELP =
  'CPU of the backend (and of its PostgreSQL) for an operation, requests per second, p50 and p95, ' +
  'memory; then idle live connections and one notification for all of them. ' +
  'Sizes and stores are lists with commas.'
const STANDARD = {
  products: '10000,100000',
  stores: 'embedded,postgresql',
  calls: 400,
  orders: 200,
  together: 8,
  sockets: 10_000
}

export const table = { products: '10000' }
export const brief = {
  ...STANDARD,
  products: '300',
  stores: 'embedded',
  calls: 10,
  orders: 5,
  sockets: 40
}

export async function bench(args) {
  const options = readOptions(args, STANDARD, HELP)
  if (options === undefined) return 0
  await ensureBuilt(console.error, ['backend'])
  const { measureStore } = await import('./support/store-figures.mjs')
  const report = createReport()
  for (const products of options.products.split(',').map(Number)) {
    for (const store of options.stores.split(',')) {
      await measureStore(report, { ...options, store, products })
    }
  }
  return 0
}
