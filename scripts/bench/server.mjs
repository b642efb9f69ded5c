// `--help` `--products` `--stores` `--calls` `--orders` `--sockets`: what a call costs the backend, on both stores
import { ensureBuilt } from '../lib/build.mjs'
import { defineBench } from './support/define-bench.mjs'

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
const FEW = { products: '300', stores: 'embedded', calls: 10, orders: 5, sockets: 40 }
export const brief = { ...STANDARD, ...FEW }

export const bench = defineBench(HELP, STANDARD, async (options, { report }) => {
  await ensureBuilt(console.error, ['backend'])
  const { measureStore } = await import('./support/store-figures.mjs')
  for (const products of options.products.split(',').map(Number)) {
    for (const store of options.stores.split(',')) {
      await measureStore(report, { ...options, store, products })
    }
  }
})
