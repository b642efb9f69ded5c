// How soon a page of any shop answers a press of the mouse, as the browser itself measures it.

const SETTLE_MS = 800
/** Event timing keeps nothing shorter and counts in steps of 8 ms. */
const SHORTEST_MS = 16
/** A visitor who has refused what the shop asks for: its window lies over nothing. */
const DECIDED = { name: 'consent', value: '2026-11-27.1~2026-11-24T09:00:00.000Z' }

/** A page whose processor is `slowdown` times slower, loaded and hydrated. */
export async function openSlowPage(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  await context.addCookies([{ ...DECIDED, url }])
  const page = await context.newPage()
  await page.addInitScript(watchInteractions, SHORTEST_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  return page
}

/** Milliseconds from a click to the next paint: the longest event of the interaction. */
export async function nextPaint(page, target) {
  await page.evaluate(() => {
    window.interactions = []
  })
  await press(page, target)
  await page.waitForTimeout(SETTLE_MS)
  const durations = await page.evaluate(() => window.interactions)
  return Math.max(SHORTEST_MS, ...durations)
}

/** Milliseconds from a click on a link to the frame that shows another heading. */
export async function routeChange(page, link) {
  const arrival = await page.evaluateHandle(whenHeadingChanges)
  await press(page, link)
  return page.evaluate(({ promise }) => promise, arrival)
}

/** A plain press of the mouse: `click` of the driver tests in the page where its events arrive. */
async function press(page, target) {
  const { x, y, width, height } = await target.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

/** Runs in the page. */
function watchInteractions(durationThreshold) {
  window.interactions = []
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.interactions.push(duration)
    }
  }).observe({ type: 'event', durationThreshold })
}

/** Runs in the page. */
function whenHeadingChanges() {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  // In an object: a handle of the promise itself would be awaited at once.
  return {
    promise: new Promise(done => {
      const watch = start => {
        const look = () => {
          if (heading() === before) requestAnimationFrame(look)
          else setTimeout(() => done(performance.now() - start))
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', event => watch(event.timeStamp), { capture: true, once: true })
    })
  }
}
