// How soon a page at rest answers a finger, as the browser itself measures it.

/** What comes by itself has come by then: the connection at the latest 5 s after the load. */
const REST_MS = 5000
const BETWEEN_MS = 300
const SETTLE_MS = 800
/** Event timing keeps nothing shorter and counts in steps of 8 ms. */
const SHORTEST_MS = 16
/** A visitor who has refused what the shop asks for: its window lies over nothing. */
const DECIDED = { name: 'consent', value: '2026-11-27.1~2026-11-24T09:00:00.000Z' }
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/**
 * Presses two targets of a fresh page at rest, the second 300 ms after the first, with a processor
 * `slowdown` times slower. For each press `paint`, ms from the event to the next paint, and `delay`,
 * ms until the page begins to work at it.
 */
export async function pressTwice(browser, url, targets, slowdown) {
  const context = await browser.newContext(PHONE)
  await context.addCookies([{ ...DECIDED, url }])
  const page = await context.newPage()
  await page.addInitScript(watchInteractions, SHORTEST_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await targets[0](page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const places = []
  for (const target of targets) places.push(await middleOf(target(page)))
  const presses = []
  for (const { x, y } of places) {
    const from = await page.evaluate(() => performance.now())
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(BETWEEN_MS)
    presses.push(from)
  }
  await page.waitForTimeout(SETTLE_MS)
  const events = await page.evaluate(() => window.interactions)
  await context.close()
  return presses.map((from, place) =>
    longest(events.filter(({ start }) => start >= from && start < (presses[place + 1] ?? Infinity)))
  )
}

const longest = events => ({
  paint: Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration)),
  delay: Math.max(0, ...events.map(({ delay }) => delay))
})

async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page. */
function watchInteractions(durationThreshold) {
  window.interactions = []
  new PerformanceObserver(list => {
    for (const { interactionId, startTime, processingStart, duration } of list.getEntries()) {
      if (interactionId > 0)
        window.interactions.push({ start: startTime, delay: processingStart - startTime, duration })
    }
  }).observe({ type: 'event', durationThreshold })
}
