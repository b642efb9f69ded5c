// How soon a page at rest answers a finger, as the browser itself measures it.
import { decided, longest, middleOf, takePhone } from './phone.mjs'

/** What comes by itself has come by then: the connection at the latest 5 s after the load. */
const REST_MS = 5000
const BETWEEN_MS = 300
const SETTLE_MS = 800

/**
 * Presses two targets of a fresh page at rest, the second 300 ms after the first, with a processor
 * `slowdown` times slower. For each press `paint`, ms from the event to the next paint, and `delay`,
 * ms until the page begins to work at it.
 */
export async function pressTwice(browser, url, targets, slowdown) {
  const { page, close } = await takePhone(browser, { cookies: [decided(url)], slowdown })
  await page.goto(url)
  await targets[0](page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const places = []
  for (const target of targets) places.push(await middleOf(target(page)))
  const presses = []
  for (const place of places) {
    presses.push(await page.evaluate(() => performance.now()))
    await page.touchscreen.tap(...place)
    await page.waitForTimeout(BETWEEN_MS)
  }
  await page.waitForTimeout(SETTLE_MS)
  const events = await page.evaluate(() => window.events)
  await close()
  return presses.map((from, place) =>
    longest(events.filter(({ start }) => start >= from && start < (presses[place + 1] ?? Infinity)))
  )
}
