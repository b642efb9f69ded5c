// Asks a whole shop so many times a second, however long its answers take.
import autocannon from 'autocannon'

import { findPages } from './pages.mjs'
import { openShop } from './processes.mjs'

const CONNECTIONS = 20
const WARM_SECONDS = 3
/** Of docs/reliability.md, row L1. */
const READS_MS = 150
const PAGES_MS = 400
/** What was on its way when the time was over counts as not answered, too. */
const MISSING_MOST = 1

/** Figures with their goals: the slow answers in milliseconds, and the share of answers that never came well. */
export async function measureSteady({ seconds, reads, pages }) {
  const shop = await openShop()
  try {
    const { listing, product } = await findPages(shop)
    const asked = { url: shop.apiUrl, requests: readings({ listing, product }) }
    const shown = { url: shop.url, requests: [{ path: product }] }
    return [
      ...(await steady(`${reads} readings a second`, asked, { rate: reads, seconds }, READS_MS)),
      ...(await steady(`${pages} pages a second`, shown, { rate: pages, seconds }, PAGES_MS))
    ]
  } finally {
    await shop.close()
  }
}

/** What the pages of a visit ask for: the frame, a list with its filters, a product, a search. */
function readings({ listing, product }) {
  const category = listing.replace('/catalog/', '')
  const code = product.split('/').at(-1)
  return [
    { path: '/init/v1' },
    list({ category, facets: true, limit: 24, inStock: true }),
    { path: `/catalog/v1/products/view?code=${code}` },
    list({ search: 'тетрадь', limit: 24 })
  ]
}

const list = body => ({
  method: 'POST',
  path: '/catalog/v1/products',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body)
})

async function steady(name, load, { rate, seconds }, goal) {
  const shared = { ...load, connections: CONNECTIONS, overallRate: rate }
  await autocannon({ ...shared, duration: WARM_SECONDS })
  const { latency, ...answers } = await autocannon({ ...shared, duration: seconds })
  const missing = Math.max(0, 100 * (1 - answers['2xx'] / (rate * seconds)))
  return [
    { name: `${name}, p97.5 ms`, value: latency.p97_5, goal },
    { name: `${name}, not answered, %`, value: Math.round(missing * 10) / 10, goal: MISSING_MOST }
  ]
}
