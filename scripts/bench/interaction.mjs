// `--help` `--runs` `--slowdown` `--press`: presses of a finger on pages at rest against bare React pages, in ms

import { createBarePages } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { mean } from './support/figures.mjs'
import { findPages, findSimple } from './support/pages.mjs'
import { openShop } from './support/processes.mjs'
import { pressTwice } from './support/reaction.mjs'

const HELP =
  'Chromium, 412 px wide, with a slowed processor: a press and a second one 300 ms later, each in one ' +
  'instant where no pointer was before, on a page that has come to rest: event to next paint and input ' +
  'delay of «В корзину», a size, a filter and a heart, in turn with the same on a bare React page: the same ' +
  'markup, drawn from data that is there, with no shop. Means, since each is a few frames.'
const BUY = 'form[action="/basket"] button'
const HEART = 'form[action="/favorites"] button'
const SIZE = 'nav[aria-label="Размер"] a:not([aria-current], [data-gone])'
/** What is pressed, by the page it stands on; the second press is on the next of its kind, or as said. */
const PRESSES = [
  { name: '«В корзину» of a card', page: 'listing', first: `#main article ${BUY}` },
  { name: 'a heart', page: 'listing', first: `#main article ${HEART}` },
  {
    name: '«В корзину» of a product',
    page: 'plain',
    first: `#main ${BUY}`,
    second: `#main ${HEART}`
  },
  { name: 'a size', page: 'product', first: `#main ${SIZE}` },
  { name: 'a filter', page: 'listing', first: '#main .chosen a' }
]
/** Of what the same takes on a bare React page. */
const PAINT_GOAL = 1.15
const DELAY_GOAL_MS = 25

export const table = { runs: 3 }
export const brief = { runs: 1, press: 'a size' }

const STANDARD = { runs: 10, slowdown: 4, press: 'all' }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const shop = await keep(openShop())
  const browser = await keep(openBrowser())
  const { path: plain } = await findSimple(shop)
  const pages = { ...(await findPages(shop)), plain }
  const barePages = await createBarePages(browser, shop)
  for (const press of PRESSES.filter(({ name }) => ['all', name].includes(options.press))) {
    const path = pages[press.page]
    report.group(press.name)
    console.log(`${path}, processor ${options.slowdown} times slower`)
    await compare(report, { browser, shop, barePages, path, press, options })
  }
})

/** Presses on the shop's page and on the bare one in turn. */
async function compare(report, { browser, shop, barePages, path, press, options }) {
  const targets = targetsOf(press)
  const bare = await barePages.open(path, ...(await addressesOf(browser, shop.url + path, targets)))
  const wayOf = url => () => pressTwice(browser, url, targets, options.slowdown)
  const rows = await inTurns(options.runs, { own: wayOf(shop.url + path), bare: wayOf(bare.url) })
  await bare.close()
  const of = (name, place, figure) => mean(rows[name].map(presses => presses[place][figure]))
  for (const [place, name] of ['first press', 'second press'].entries()) {
    const [paint, floor] = ['own', 'bare'].map(way => of(way, place, 'paint'))
    const [delay, bareDelay] = ['own', 'bare'].map(way => of(way, place, 'delay'))
    report.toFloor(`${name}, ms to paint`, paint, floor, { most: PAINT_GOAL })
    const note = `bare React ${bareDelay.toFixed(0)}`
    report.atMost(`${name}, input delay ms`, delay, DELAY_GOAL_MS, note)
  }
}

const targetsOf = ({ first, second }) => [
  page => page.locator(first).first(),
  page => (second ? page.locator(second).first() : page.locator(first).nth(1))
]

/** Where links among the targets lead; a button leads nowhere. */
async function addressesOf(browser, url, targets) {
  const page = await browser.newPage()
  await page.goto(url)
  const found = []
  for (const target of targets) found.push(await target(page).getAttribute('href'))
  await page.close()
  return found.filter(href => href !== null)
}
