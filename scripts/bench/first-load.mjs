// `--help` `--runs` `--page`: blocking and main thread of a first load, and tasks after the first touch

import { createBarePages } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { basketCookies, findPages } from './support/pages.mjs'
import { decided, takePhone } from './support/phone.mjs'
import { openShop } from './support/processes.mjs'
import { blockingOf, longestOf, threadTimes, traceTasks } from './support/tasks.mjs'
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

export const table = { runs: 2 }
export const brief = { runs: 1, page: 'listing' }

const STANDARD = { runs: 5, slowdown: 4, page: 'all' }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const shop = await keep(openShop())
  const still = await keep(openTwin(shop.url, withoutScripts))
  const browser = await keep(openBrowser())
  const urls = [shop.url, still.url]
  const filled = await basketCookies(shop, urls)
  const context = await browser.newContext()
  await context.addCookies(filled)
  const bare = await createBarePages(context, shop)
  const { home, listing, product } = await findPages(shop)
  const pages = { home, listing, product, basket: '/cart', checkout: '/checkout' }
  for (const [name, path] of Object.entries(pages)) {
    if (options.page !== 'all' && options.page !== name) continue
    const isFilled = name === 'basket' || name === 'checkout'
    const cookies = [...urls.map(decided), ...(isFilled ? filled : [])]
    const measured = { name, path, cookies, own: shop, still, bare }
    await measurePage(report, browser, measured, options)
  }
})

async function measurePage(report, browser, { name, path, cookies, own, still, bare }, options) {
  report.group(name)
  console.log(path)
  const { slowdown } = options
  const runs = await inTurns(options.runs, {
    own: () => load(browser, own.url + path, { cookies, slowdown }),
    still: () => loadStill(browser, still.url + path, { cookies, slowdown })
  })
  const of = (rows, read) => medianOf(rows, row => row[read])
  const floor = of(runs.still, 'blocking')
  const goal = Math.round(Math.max(BLOCKING_ENOUGH_MS, floor * BLOCKING_GOAL))
  const note = `without script ${floor.toFixed(0)}`
  report.atMost('total blocking time, ms', of(runs.own, 'blocking'), goal, note)
  report.atMost('longest task of the load, ms', of(runs.own, 'longest'))
  report.atMost('longest task after the first touch, ms', of(runs.own, 'touched'), TASK_GOAL_MS)
  const floorPage = await bare.openWhole(path)
  const urls = [own.url + path, floorPage.url]
  const [mine, react] = await threadTimes(browser, urls, options.runs, {
    settleMs: REST_MS,
    cookies
  })
  await floorPage.close()
  report.toFloor('main thread of a load, ms', mine, react, { most: THREAD_GOAL })
}

/** One load, and then the first touch, of something that does nothing. */
async function load(browser, url, settings) {
  const { page, close, loaded } = await open(browser, url, settings, REST_MS)
  const touch = await traceTasks(browser, page, async () => {
    await page.locator('h1').first().tap({ force: true })
    await page.waitForTimeout(AFTER_TOUCH_MS)
  })
  await close()
  return {
    blocking: blockingOf(loaded),
    longest: longestOf(loaded.tasks),
    touched: longestOf(touch.tasks)
  }
}

/** Nothing comes to it after its load. */
async function loadStill(browser, url, settings) {
  const { close, loaded } = await open(browser, url, settings, STILL_REST_MS)
  await close()
  return { blocking: blockingOf(loaded) }
}

async function open(browser, url, settings, restMs) {
  const phone = await takePhone(browser, settings)
  const loaded = await traceTasks(browser, phone.page, async () => {
    await phone.page.goto(url)
    await phone.page.waitForTimeout(restMs)
  })
  return { ...phone, loaded }
}
