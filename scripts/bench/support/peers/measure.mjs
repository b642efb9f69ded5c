// The figures of several shops, measured by the same code and in turns: the machine is the same for all.
import { freePort } from '../../../lib/ports.mjs'
import { openBrowser, warm } from '../browser.mjs'
import { inTurns } from '../define-bench.mjs'
import { median, medianOf } from '../figures.mjs'
import { loadOf } from '../http-load.mjs'
import { arrivalOf } from '../moves.mjs'
import { paintsOf } from '../paints.mjs'
import { decided, longest, middleOf, SHARP, takePhone } from '../phone.mjs'
import { withCpu } from '../process-cost.mjs'

const WARM_SECONDS = 3
const SLOWDOWN = 4
const FAILED_MOST = 0.001
/** Until a page has fetched ahead what it fetches when nothing else is to be done. */
const REST_MS = 3800
const SETTLE_MS = 800
/** A phone on a slow network, as Lighthouse has it. */
const SLOW_LINE = { roundTripMs: 150, kbits: (1.6 * 1024 ** 2) / 1000, upKbits: 768 }
/** A pointer, not a finger: a press is the same for all shops. */
const POINTER = { isMobile: false, hasTouch: false }
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
    const runs = await ofShops(shops, rounds, (shop, round) => {
      const paths = pathsOf(shop)
      return speedOf(shop, paths, { seconds, isFirst: round === 0 })
    })
    const middle = figure => runs.map(rows => medianOf(rows, row => row[figure]))
    table.ranked(`${kind}, pages a second`, middle('perSecond'), { isMoreBetter: true })
    table.ranked(`${kind}, processor ms a page`, middle('ms'))
  }
}

async function speedOf({ url, pids }, paths, { seconds, isFirst }) {
  const requests = paths.map(path => ({ path }))
  const load = duration => loadOf({ url, duration, requests, mayFail: FAILED_MOST })
  if (isFirst) await load(WARM_SECONDS)
  const [{ requests: asked }, ...used] = await withCpu(pids, () => load(seconds))
  return { perSecond: asked.average, ms: used.reduce((sum, ms) => sum + ms, 0) / asked.total }
}

/** First loads of a phone, each shop behind the same front. */
export async function measurePaints(shops, table, { runs }) {
  const pages = { list: ({ listing }) => listing, product: ({ products }) => products[0] }
  const port = await freePort()
  const browser = await openBrowser({ debugPort: port, further: FURTHER })
  try {
    await warm(browser, shops.flatMap(addressesOf), SHARP)
    for (const [kind, pathOf] of Object.entries(pages)) {
      const loads = await ofShops(shops, runs, shop => paintsOf(shop.frontUrl + pathOf(shop), port))
      const middle = read => loads.map(each => medianOf(each, read))
      for (const [name, read] of PAINTS) table.ranked(`${kind}, ${name} ms`, middle(read))
      for (const [name, read] of WEIGHTS) table.add(`${kind}, ${name} kB`, middle(read))
    }
  } finally {
    await browser.close()
  }
}

const PAINTS = [
  ['first paint', ({ fcp }) => fcp],
  ['largest paint', ({ lcp }) => lcp],
  ['blocking time', ({ tbt }) => tbt]
]
const WEIGHTS = [
  ['document', ({ kb }) => kb.document],
  ['scripts', ({ kb }) => kb.scripts],
  ['all', ({ kb }) => kb.all]
]

const addressesOf = ({ frontUrl, listing, products, chosen }) =>
  [listing, products[0], chosen].map(path => frontUrl + path)

/** A press on a page that has come to rest, the pointer never over the target before. */
export async function measureActs(shops, table, { runs }) {
  const browser = await openBrowser({ further: FURTHER })
  const act = async (figure, pathOf, targetOf, reaction, line) => {
    const times = await ofShops(shops, runs, async shop => {
      const { page, close } = await openRested(browser, shop, pathOf(shop), line)
      const target = page.locator(targetOf(shop)).first()
      await target.scrollIntoViewIfNeeded()
      const time = await reaction(page, target)
      await close()
      return time
    })
    table.ranked(figure, times.map(median))
  }
  const [list, product] = [({ listing }) => listing, ({ chosen }) => chosen]
  const [card, buy] = [shop => shop.card, shop => shop.buy]
  try {
    await warm(browser, shops.flatMap(addressesOf), SHARP)
    await act('to the basket, press to next paint ms', product, buy, nextPaint)
    await act('list to product, press to heading ms', list, card, routeChange)
    await act('the same at 150 ms round trip', list, card, routeChange, SLOW_LINE)
  } finally {
    await browser.close()
  }
}

async function openRested(browser, { frontUrl, hidden }, path, line) {
  const cookies = [decided(frontUrl)]
  const phone = await takePhone(browser, { cookies, slowdown: SLOWDOWN, settings: POINTER })
  await phone.page.goto(frontUrl + path, { waitUntil: 'networkidle' })
  await phone.page.waitForTimeout(REST_MS)
  if (hidden) await phone.page.addStyleTag({ content: `${hidden} { display: none }` })
  if (line) await phone.narrow(line)
  return phone
}

/** Milliseconds from a click to the next paint: the longest event of the interaction. */
async function nextPaint(page, target) {
  await page.evaluate(() => {
    window.events = []
  })
  await press(page, target)
  await page.waitForTimeout(SETTLE_MS)
  return longest(await page.evaluate(() => window.events)).paint
}

/** Milliseconds from a click on a link to the frame that shows another heading. */
async function routeChange(page, link) {
  const target = { sign: 'h1', words: [], pictures: 'main > none' }
  return (await arrivalOf(page, () => press(page, link), target)).words
}

/** A plain press of the mouse: `click` of the driver tests in the page where its events arrive. */
async function press(page, target) {
  await page.mouse.move(...(await middleOf(target)))
  await page.mouse.down()
  await page.mouse.up()
}

/** `rounds` results of each shop. */
const ofShops = async (shops, rounds, measure) =>
  Object.values(
    await inTurns(
      rounds,
      shops.map(shop => round => measure(shop, round))
    )
  )
