// `--help` `--runs` `--page`: blocking and main thread of a first load, and tasks after the first touch
import { randomUUID } from 'node:crypto'

import { createBarePages } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { createReport, median } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { findPages, findSimple } from './support/pages.mjs'
import { createKeeper, openShop } from './support/processes.mjs'
import { blockingOf, longestOf, traceTasks } from './support/tasks.mjs'
import { threadTimes } from './support/thread-time.mjs'
import { openTwin, withoutScripts } from './support/twins.mjs'

const HELP =
  'Chromium, 412 px wide, a slowed processor: total blocking time of home, listing, product, basket ' +
  'and checkout beside the same pages without script, their main thread beside the same markup drawn ' +
  'and hydrated by React alone, and the longest task after the first touch. All in the time of the ' +
  'main thread itself; basket and checkout hold one thing.'
/** Until then everything has come that comes by itself: the connection at the latest 5 s after the load. */
const REST_MS = 5000
const STILL_REST_MS = 1500
const AFTER_TOUCH_MS = 2500
const BLOCKING_GOAL = 1.2
const BLOCKING_ENOUGH_MS = 60
const THREAD_GOAL = 1.3
const TASK_GOAL_MS = 50
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
/** A visitor who has refused what the shop asks for: its window lies over nothing. */
const DECIDED = { name: 'consent', value: '2026-11-27.1~2026-11-24T09:00:00.000Z' }

export const table = { runs: 2 }
export const brief = { runs: 1, page: 'listing' }

export async function bench(args) {
  const options = readOptions(args, { runs: 5, slowdown: 4, page: 'all' }, HELP)
  if (options === undefined) return 0
  const { keep, close } = createKeeper()
  try {
    const shop = await keep(openShop())
    const still = await keep(openTwin(shop.url, withoutScripts))
    const browser = await keep(openBrowser())
    const report = createReport()
    const cookies = [shop, still].map(({ url }) => ({ ...DECIDED, url }))
    const filled = await basketCookies(shop, [shop.url, still.url])
    const context = await browser.newContext()
    await context.addCookies(filled)
    const bare = await createBarePages(context, shop)
    const { home, listing, product } = await findPages(shop)
    const pages = { home, listing, product, basket: '/cart', checkout: '/checkout' }
    for (const [name, path] of Object.entries(pages)) {
      if (options.page !== 'all' && options.page !== name) continue
      const held = name === 'basket' || name === 'checkout' ? [...cookies, ...filled] : cookies
      const measured = { name, path, cookies: held, own: shop, still, bare }
      await measurePage(report, browser, measured, options)
    }
    return report.missed === 0 ? 0 : 1
  } finally {
    await close()
  }
}

async function measurePage(report, browser, { name, path, cookies, own, still, bare }, options) {
  report.group(name)
  console.log(path)
  const runs = { own: [], still: [] }
  for (let run = 0; run < options.runs; run += 1) {
    runs.own.push(await load(browser, own.url + path, cookies, options.slowdown))
    runs.still.push(await loadStill(browser, still.url + path, cookies, options.slowdown))
  }
  const of = (rows, read) => median(rows.map(read))
  const blocking = of(runs.own, row => row.blocking)
  const floor = of(runs.still, row => row.blocking)
  const goal = Math.round(Math.max(BLOCKING_ENOUGH_MS, floor * BLOCKING_GOAL))
  report.atMost('total blocking time, ms', blocking, goal, `without script ${floor.toFixed(0)}`)
  report.atMost(
    'longest task of the load, ms',
    of(runs.own, row => row.longest)
  )
  const touched = of(runs.own, row => row.touched)
  report.atMost('longest task after the first touch, ms', touched, TASK_GOAL_MS)
  const floorPage = await bare.openWhole(path)
  const urls = [own.url + path, floorPage.url]
  const settings = { settleMs: REST_MS, cookies }
  const [mine, react] = await threadTimes(browser, urls, options.runs, settings)
  await floorPage.close()
  report.toFloor('main thread of a load, ms', mine, react, { most: THREAD_GOAL })
}

/** One load, and then the first touch, of something that does nothing. */
async function load(browser, url, cookies, slowdown) {
  const { context, page, loaded } = await open(browser, url, { cookies, slowdown, restMs: REST_MS })
  const touch = await traceTasks(browser, page, async () => {
    await page.locator('h1').first().tap({ force: true })
    await page.waitForTimeout(AFTER_TOUCH_MS)
  })
  await context.close()
  return {
    blocking: blockingOf(loaded),
    longest: longestOf(loaded.tasks),
    touched: longestOf(touch.tasks)
  }
}

/** Nothing comes to it after its load. */
async function loadStill(browser, url, cookies, slowdown) {
  const settings = { cookies, slowdown, restMs: STILL_REST_MS }
  const { context, loaded } = await open(browser, url, settings)
  await context.close()
  return { blocking: blockingOf(loaded) }
}

async function open(browser, url, { cookies, slowdown, restMs }) {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const loaded = await traceTasks(browser, page, async () => {
    await page.goto(url)
    await page.waitForTimeout(restMs)
  })
  return { context, page, loaded }
}

/** Cookies of a guest who has one thing in the basket, for all that is served from this machine. */
async function basketCookies({ apiUrl }, urls) {
  const cartToken = randomUUID()
  const { groupId } = await findSimple({ apiUrl })
  const id = `${String(Date.now()).padStart(14, '0')}${cartToken.slice(0, 8)}`
  const answer = await fetch(`${apiUrl}/basket/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cart-token': cartToken },
    body: JSON.stringify({
      groups: [{ id, groupId, count: 1 }],
      change: true
    })
  })
  if (!answer.ok) throw new Error(`The basket answers ${answer.status}: ${await answer.text()}`)
  const { siteName } = await (await fetch(`${apiUrl}/config-provider/v1`)).json()
  return urls.map(url => ({
    name: `cart_token${siteName}`,
    value: cartToken,
    url
  }))
}
