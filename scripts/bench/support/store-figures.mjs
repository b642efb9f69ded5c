// The figures of one store at one size of the catalogue.
import './read-typescript.mjs'

import { randomUUID } from 'node:crypto'

import { allowedSockets, openSockets } from './idle-sockets.mjs'
import { measureLoad } from './load.mjs'
import { openStoreBackend } from './store-backend.mjs'

const { createShopper, fillCheckout, key } = await import(
  '../../../examples/server/test/shopper.ts'
)
const { createOrder, getInit, listProducts, viewProduct } = await import(
  '../../../packages/core/src/contracts/index.ts'
)

const WARM_CALLS = 40
const SHOWN = 48

/** `options` are those of the bench, for one store and one size. */
export async function measureStore(report, options) {
  const { store, products, sockets } = options
  const started = performance.now()
  const backend = await openStoreBackend(store, products)
  try {
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    report.group(`${store}, ${products} products`)
    console.log(`filled and open in ${seconds} s`)
    await measureCalls(report, backend, options)
    report.atMost('memory after that, MB', backend.megabytes())
    if (sockets >= 20) await measureSockets(report, backend, sockets)
  } finally {
    await backend.close()
  }
}

async function measureCalls(report, backend, { calls, orders, together }) {
  const { client, cpuMs } = backend
  const { data: cards } = await client.call(listProducts, { body: { limit: SHOWN, inStock: true } })
  const { categories } = await client.call(getInit, { query: {} })
  const leaves = categories.filter(({ childrenIds }) => childrenIds.length === 0)
  const pick = (list, call) => list[call % list.length]
  const load = { cpuMs, together, warm: WARM_CALLS }
  const say = (name, figures) => print(report, name, figures)

  const list = call =>
    client.call(listProducts, {
      body: { category: pick(leaves, call).path, facets: true, limit: 24, inStock: true }
    })
  say('list with facets', await measureLoad(list, { ...load, calls }))
  const view = call => client.call(viewProduct, { query: { code: pick(cards, call).code } })
  say('product by code', await measureLoad(view, { ...load, calls }))

  const groups = await readGroups(client, cards)
  const shoppers = Array.from({ length: calls + WARM_CALLS }, () => createShopper(client))
  const put = call => shoppers[call].put(pick(groups, call), 1)
  say('basket write', await measureLoad(put, { ...load, calls }))

  const buyers = shoppers.slice(0, orders)
  const forms = []
  for (const buyer of buyers) forms.push(await fillCheckout(buyer))
  const order = call => buyers[call].call(createOrder, { body: forms[call] }, key())
  say('order', await measureLoad(order, { cpuMs, together, calls: orders }))
}

/** Variants with stock enough for all buyers. */
async function readGroups(client, cards) {
  const products = await Promise.all(
    cards.map(({ code }) => client.call(viewProduct, { query: { code } }))
  )
  const groups = products.flatMap(product => product.groups)
  return groups.filter(({ remnants }) => remnants >= 10).map(({ id }) => id)
}

function print(report, name, { cpuMs, perSecond, p50, p95, failed }) {
  const note = [
    `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    ...(failed > 0 ? [`${failed} refused`] : [])
  ]
  report.atMost(`${name}, processor ms`, cpuMs, undefined, note.join(', '))
}

async function measureSockets(report, backend, wanted) {
  const count = allowedSockets(wanted)
  const before = backend.megabytes()
  const sockets = await openSockets(backend, count)
  report.atMost('live connections', count, undefined, `${wanted} wanted`)
  report.atMost('memory of them, MB', backend.megabytes() - before)
  const cpu = backend.cpuMs()
  const { arrived, read } = await sockets.broadcast(async () => {
    const { code, output } = await backend.keep('notify', 'info', `Всем ${randomUUID()}`)
    if (code !== 0) throw new Error(output)
  })
  report.atMost('one notification reached all, ms', arrived)
  report.atMost('all acknowledged it, ms', read)
  report.atMost('processor ms for that', backend.cpuMs() - cpu)
  sockets.close()
}
