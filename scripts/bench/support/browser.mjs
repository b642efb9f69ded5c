// The browser of the benches: Debian's Chromium, driven by playwright-core.
import { chromium } from 'playwright-core'

import { requireChromium } from '../../lib/chromium.mjs'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const WARM_LOADS = 2

/** `debugPort` lets another tool drive the same browser; `further` are arguments of its command. */
export async function openBrowser({ debugPort, further = [] } = {}) {
  const executablePath = await requireChromium(console.error)
  const driven = debugPort ? [`--remote-debugging-port=${debugPort}`] : []
  const args = [...ARGUMENTS, ...driven, ...further]
  return chromium.launch({ executablePath, args })
}

/** Pictures are drawn on their first request: that is not what is measured. */
export async function warm(browser, urls, settings = {}) {
  for (const url of Array.from({ length: WARM_LOADS }, () => urls).flat()) {
    const page = await browser.newPage(settings)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.close()
  }
}
