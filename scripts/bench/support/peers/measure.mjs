// The figures of several shops, measured by the same code and in turns: the machine is the same for all.
import autocannon from 'autocannon'

import { freePort } from '../../../lib/ports.mjs'
import { Refusal } from '../../../lib/script.mjs'
import { openBrowser } from '../browser.mjs'
import { median, medianOf } from '../figures.mjs'
import { paintsOf } from '../paints.mjs'
import { cpuMs } from '../process-cost.mjs'
import { nextPaint, openSlowPage, routeChange } from './presses.mjs'

const CONNECTIONS = 10
const WARM_SECONDS = 3
const WARM_LOADS = 2
/** As Lighthouse has it: the same files of pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const SLOWDOWN = 4
const FAILED_MOST = 0.001
/** Until a page has fetched ahead what it fetches when nothing else is to be done. */
const REST_MS = 3000
/** A phone on a slow network, as Lighthouse has it. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8
}
/** The fronts certify themselves; nobody reaches the scripts of Shopify, as nobody does without a network. */
const FURTHER = [
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
]

/** Straight from the shop, not compressed: pages a second, processor ms of a page. */
export async function measureSpeed(shops, table, { seconds, rounds }) {
  const kinds = {
    list: ({ listing }) => [listing],
    product: ({ products }) => [products[0]],
    'products of the list in turn': ({ products }) => products
  }
  for (const [kind, pathsOf] of Object.entries(kinds)) {
    const runs = await inTurns(shops, rounds, (shop, round) => {
      const paths = pathsOf(shop)
      return loadOf(shop, paths, { seconds, isFirst: round === 0 })
    })
    table.ranked(`${kind}, pages a second`, runs.map(speed), { isMoreBetter: true })
    table.ranked(`${kind}, processor ms a page`, runs.map(cost))
  }
}

const speed = rounds => medianOf(rounds, ({ perSecond }) => perSecond)
const cost = rounds => medianOf(rounds, ({ ms }) => ms)

async function loadOf({ url, pids }, paths, { seconds, isFirst }) {
  const load = duration =>
    autocannon({ url, duration, connections: CONNECTIONS, requests: paths.map(path => ({ path })) })
  if (isFirst) await load(WARM_SECONDS)
  const used = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
  const before = used()
  const { requests, errors, timeouts, non2xx } = await load(seconds)
  const ms = (used() - before) / requests.total
  const failed = errors + timeouts + non2xx
  if (failed > requests.total * FAILED_MOST)
    throw new Refusal(`${url}${paths[0]}: ${failed} failed`)
  return { perSecond: requests.average, ms }
}

/** First loads of a phone, each shop behind the same front. */
export async function measurePaints(shops, table, { runs }) {
  const pages = { list: ({ listing }) => listing, product: ({ products }) => products[0] }
  const port = await freePort()
  const browser = await openBrowser({ debugPort: port, further: FURTHER })
  try {
    await warm(browser, shops)
    for (const [kind, pathOf] of Object.entries(pages)) {
      const loads = await inTurns(shops, runs, shop => paintsOf(shop.frontUrl + pathOf(shop), port))
      const middle = read => loads.map(each => medianOf(each, read))
      table.ranked(
        `${kind}, first paint ms`,
        middle(({ fcp }) => fcp)
      )
      table.ranked(
        `${kind}, largest paint ms`,
        middle(({ lcp }) => lcp)
      )
      table.ranked(
        `${kind}, blocking time ms`,
        middle(({ tbt }) => tbt)
      )
      table.told(
        `${kind}, document kB`,
        middle(({ kb }) => kb.document)
      )
      table.told(
        `${kind}, scripts kB`,
        middle(({ kb }) => kb.scripts)
      )
      table.told(
        `${kind}, all kB`,
        middle(({ kb }) => kb.all)
      )
    }
  } finally {
    await browser.close()
  }
}

/** Pictures are drawn on their first request: that is not what is measured. */
async function warm(browser, shops) {
  const addresses = shops.flatMap(({ frontUrl, listing, products, chosen }) =>
    [listing, products[0], chosen].map(path => frontUrl + path)
  )
  for (const address of Array.from({ length: WARM_LOADS }, () => addresses).flat()) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    await context.close()
  }
}

/** A press on a page that has come to rest, the pointer never over the target before. */
export async function measureActs(shops, table, { runs }) {
  const browser = await openBrowser({ further: FURTHER })
  const act = async (figure, pathOf, targetOf, reaction, network) => {
    const times = await inTurns(shops, runs, async shop => {
      const page = await openRested(browser, shop, pathOf(shop), network)
      const target = page.locator(targetOf(shop)).first()
      await target.scrollIntoViewIfNeeded()
      const time = await reaction(page, target)
      await page.context().close()
      return time
    })
    table.ranked(figure, times.map(median))
  }
  const [list, product] = [({ listing }) => listing, ({ chosen }) => chosen]
  const [card, buy] = [shop => shop.card, shop => shop.buy]
  try {
    await warm(browser, shops)
    await act('to the basket, press to next paint ms', product, buy, nextPaint)
    await act('list to product, press to heading ms', list, card, routeChange)
    await act('the same at 150 ms round trip', list, card, routeChange, SLOW_NETWORK)
  } finally {
    await browser.close()
  }
}

async function openRested(browser, { frontUrl, hidden }, path, network) {
  const page = await openSlowPage(browser, frontUrl + path, SLOWDOWN)
  await page.waitForTimeout(REST_MS)
  if (hidden) await page.addStyleTag({ content: `${hidden} { display: none }` })
  if (network) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  return page
}

/** `rounds` results of each shop. */
async function inTurns(shops, rounds, measure) {
  const results = shops.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, shop] of shops.entries()) results[place].push(await measure(shop, round))
  }
  return results
}
