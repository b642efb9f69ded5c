// `--help` `--runs` `--slowdown` `--lines`: list to product, product to list, Back and a filter by touch, in ms

import { createBarePages } from './support/bare-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { medianOf } from './support/figures.mjs'
import { moveBy, openPhone, rest, tap } from './support/moves.mjs'
import { findPages } from './support/pages.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'Chromium as a phone, 412 px wide, its processor slowed, by touch and without a pointer over the ' +
  'target before; the page has come to rest. From the press to the paint of the target, on loopback and ' +
  'on a line of 150 ms and 1.6 Mbit/s, beside bare React pages of the same markup. Medians.'
const LINE = { roundTripMs: 150, kbits: 1600 }
const PRODUCT = {
  sign: 'h1',
  words: ['#main .info form, #main .info button', '#main .info p > b'],
  pictures: '#main [data-shape="main"] img'
}
const LIST = {
  sign: 'h1',
  words: ['#main article .act :is(button, a)', '#main article p > b'],
  pictures: '#main article [data-shape="card"] img[loading="eager"]'
}
const FILTERED = { ...LIST, sign: '#main .head [role="status"]' }
const GOALS = {
  loopback: { picture: 150, press: 48, lead: 30 },
  line: { picture: 200, press: 48, lead: 30 }
}
/** What is told of a move: its name, and how it is read. */
const FIGURES = {
  words: ['heading, price, purchase painted', times => times.words],
  picture: ['pictures in view painted', times => times.picture],
  lead: ['pictures after words', times => times.picture - times.words],
  press: ['longest event', times => times.press],
  work: ['main thread', times => times.work]
}
const REQUESTS_MAX = 60
const WAYS = ['list to product', 'Back', 'filter', 'product to list']

export const table = { runs: 3 }
export const brief = { runs: 1, lines: 'loopback' }

const STANDARD = { runs: 5, slowdown: 4, lines: 'both' }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const shop = await keep(openShop())
  const browser = await keep(openBrowser())
  const pages = await findPages(shop)
  console.log(`${pages.listing}, ${pages.product}, processor ${options.slowdown} times slower`)
  const asked = { browser, shop, pages, options }
  const lines = options.lines === 'both' ? [undefined, LINE] : [undefined]
  for (const line of lines) await travel(asked, line, report)
  await compareBare(asked, report)
})

/** All ways on one line; `line` is undefined for loopback. */
async function travel(asked, line, report) {
  const { rows } = await inTurns(asked.options.runs, { rows: run => oneRound(asked, line, run) })
  const name = line === undefined ? 'loopback' : `${line.roundTripMs} ms`
  for (const way of WAYS) {
    report.group(`${way}, ${name}`)
    const times = rows.map(row => row[way])
    print(report, times, Object.keys(FIGURES), GOALS[line === undefined ? 'loopback' : 'line'])
  }
  report.group(`a list at rest, ${name}`)
  const requests = medianOf(rows, row => row.requests)
  report.atMost('requests', requests, REQUESTS_MAX)
}

function print(report, rows, figures, goals = {}) {
  for (const figure of figures) {
    const [name, read] = FIGURES[figure]
    report.atMost(`${name}, ms`, medianOf(rows, read), goals[figure])
  }
}

async function oneRound({ browser, shop, pages, options }, line, run) {
  const round = {}
  const list = await openPhone(browser, shop.url + pages.listing, options.slowdown)
  round.requests = list.requests()
  if (line) await list.narrow(line)
  const card = list.page.locator('#main article a.title').nth(run % 4)
  round['list to product'] = await moveBy(list, await tap(list.page, card), PRODUCT)
  await rest(list.page)
  round.Back = await moveBy(list, () => list.page.evaluate(() => history.back()), LIST)
  await rest(list.page)
  const chip = list.page.locator('#main .chosen a').nth(run % 3)
  round.filter = await moveBy(list, await tap(list.page, chip), FILTERED)
  await list.close()
  const product = await openPhone(browser, shop.url + pages.product, options.slowdown)
  if (line) await product.narrow(line)
  const crumb = product.page.locator('#main nav ol a').last()
  round['product to list'] = await moveBy(product, await tap(product.page, crumb), LIST)
  await product.close()
  return round
}

/** List to product where React alone changes the page: `main` between what stays, and all of it anew. */
async function compareBare({ browser, shop, pages, options }, report) {
  const address = pages.listing
  const href = await firstLink(browser, shop.url + address, '#main article a.title')
  const bare = await createBarePages(browser, shop)
  for (const [name, open] of [
    ['header and footer kept', bare.openWhole],
    ['mounted anew', bare.open]
  ]) {
    const site = await open(address, href)
    const { rows } = await inTurns(options.runs, {
      async rows() {
        const phone = await openPhone(browser, site.url, options.slowdown)
        const link = phone.page.locator('#main article a.title').first()
        const times = await moveBy(phone, await tap(phone.page, link), PRODUCT)
        await phone.close()
        return times
      }
    })
    await site.close()
    report.group(`list to product, bare React, ${name}`)
    print(report, rows, ['picture', 'press', 'work'])
  }
}

async function firstLink(browser, url, selector) {
  const page = await browser.newPage()
  await page.goto(url)
  const href = await page.locator(selector).first().getAttribute('href')
  await page.close()
  return href
}
