// What a page of a front costs a phone: all scripts that come by themselves, and what moves while it comes.
import { gzipSync } from 'node:zlib'

import { openBrowser } from '../bench/support/browser.mjs'
import { basketCookies } from '../bench/support/pages.mjs'
import { decided, takePhone } from '../bench/support/phone.mjs'
import { openFront } from './fronts.mjs'

/** Kilobytes of gzip, the framework's own included; a shift is the browser's own measure. */
const PAGES = [
  { path: '/', most: 190 },
  { path: '/checkout', most: 200 }
]
const SHIFT_MOST = 0.02
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Until then everything has come that comes by itself. */
const REST_MS = 4000

/** A row for each page of a front, and a line for each goal that it misses. */
export async function frontWeights(name, say) {
  const front = await openFront(name, say)
  const browser = await openBrowser()
  const rows = []
  try {
    const cookies = [decided(front.url), ...(await basketCookies(front, [front.url]))]
    for (const page of PAGES) rows.push(await weighPage(browser, front, page, cookies))
  } finally {
    await browser.close()
    await front.stop()
  }
  return { rows, faults: rows.flatMap(row => faultsOf(name, row)) }
}

async function weighPage(browser, { url }, { path, most }, cookies) {
  const phone = await takePhone(browser, { cookies, slowdown: 4, settings: PHONE })
  await phone.narrow({ roundTripMs: 150, kbits: 1600, upKbits: 750 })
  const scripts = []
  phone.page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await phone.page.addInitScript(noteShifts)
  await phone.page.goto(url + path)
  await phone.page.waitForTimeout(REST_MS)
  const shift = await phone.page.evaluate(() => window.shift)
  const bodies = await Promise.all(scripts)
  await phone.close()
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  return { page: path, scripts: bodies.length, 'gzip, kB': bytes / 1000, most, shift }
}

/** Runs in the page. */
function noteShifts() {
  window.shift = 0
  new PerformanceObserver(list => {
    for (const { value } of list.getEntries()) window.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const faultsOf = (name, { page, most, shift, 'gzip, kB': kilobytes }) => [
  ...(kilobytes > most ? [`${name} ${page}: scripts weigh ${kilobytes} kB, at most ${most}`] : []),
  ...(shift > SHIFT_MOST ? [`${name} ${page}: it moves by ${shift}, at most ${SHIFT_MOST}`] : [])
]
