// `--help` `--seconds` `--reads` `--pages`: the slow answers of a shop that is asked at a steady pace
import { setTimeout as wait } from 'node:timers/promises'

import { defineBench } from './support/define-bench.mjs'
import { findPages } from './support/pages.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'A mix of readings of the backend at `reads` a second, then product pages of the storefront at ' +
  '`pages` a second, each for `seconds`: p95 of the answers, and the share that was not answered well.'
const STANDARD = { seconds: 60, reads: 100, pages: 20 }

const WARM_SECONDS = 3
/** Of docs/reliability.md, row L1. */
const READS_MS = 150
const PAGES_MS = 400
/** The share of answers that are quicker than the slow one. */
const SLOW = 0.95

export const table = { ...STANDARD, seconds: 15 }
export const brief = { ...STANDARD, seconds: 2 }

export const bench = defineBench(HELP, STANDARD, async (options, { report }) => {
  for (const { name, value, goal } of await measureSteady(options)) report.atMost(name, value, goal)
})

/** For the table of promises: the figures in words, and whether all goals were reached. */
export async function reach() {
  const figures = await measureSteady(STANDARD)
  return {
    isHeld: figures.every(({ value, goal }) => value <= goal),
    words: figures.map(({ name, value }) => `${name} ${value}`).join('; ')
  }
}

/** Figures with their goals: the slow answers in milliseconds, and the share of answers that never came well. */
async function measureSteady({ seconds, reads, pages }) {
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
  await atPace(load, { rate, seconds: WARM_SECONDS })
  const { times, asked } = await atPace(load, { rate, seconds })
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * SLOW)]
  const missing = 100 * (1 - times.length / asked)
  return [
    { name: `${name}, p95 ms`, value: Math.round(slow ?? Number.POSITIVE_INFINITY), goal },
    { name: `${name}, not answered well, %`, value: Math.round(missing * 10) / 10, goal: 0 }
  ]
}

/** One question after the other at equal distances, whether or not the last one is answered. */
async function atPace({ url, requests }, { rate, seconds }) {
  const asked = rate * seconds
  const times = []
  const answers = []
  const started = performance.now()
  for (let place = 0; place < asked; place += 1) {
    await wait(Math.max(0, started + (place * 1000) / rate - performance.now()))
    answers.push(ask(url, requests[place % requests.length], times))
  }
  await Promise.all(answers)
  return { times, asked }
}

async function ask(url, { path, ...request }, times) {
  const from = performance.now()
  const answer = await fetch(url + path, request).catch(() => undefined)
  await answer?.arrayBuffer()
  if (answer?.ok) times.push(performance.now() - from)
}
