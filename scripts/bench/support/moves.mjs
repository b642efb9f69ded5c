// Moves from page to page as a finger makes them, and when what they lead to is painted.

const REST_MS = 3000
/** Event timing keeps nothing shorter and counts in steps of 8 ms. */
const SHORTEST_MS = 16
const ARRIVE_LIMIT_MS = 20_000
/** A visitor who has refused what the shop asks for: its window lies over nothing. */
const DECIDED = { name: 'consent', value: '2026-11-27.1~2026-11-24T09:00:00.000Z' }

/** A phone whose processor is `slowdown` times slower, with a page that is at rest. */
export async function openPhone(browser, url, slowdown) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true
  })
  await context.addCookies([{ ...DECIDED, url }])
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.addInitScript(watchMoves, SHORTEST_MS)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load' })
  await rest(page)
  return {
    page,
    requests: () => requests,
    close: () => context.close(),
    work: () => taskTime(session),
    /** From here on a line of so many ms there and back, and so many kbit/s. */
    async narrow({ roundTripMs, kbits }) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: roundTripMs,
        downloadThroughput: (kbits * 1000) / 8,
        uploadThroughput: (kbits * 1000) / 8
      })
    }
  }
}

/** Nothing is asked for any more, and what a page does by itself after a while is done. */
export async function rest(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/**
 * Milliseconds from a press to the paint of the target: `words`, its heading, price and purchase; `picture`,
 * all large pictures in view besides; `press`, the longest event of the interaction; `work`, what it takes of
 * the main thread in its own clock, where other processes do not count. `target` says by selectors what it
 * is: `sign`, whose text changes with it, `words` and `pictures`.
 */
export async function moveBy({ page, work }, act, target) {
  const before = await work()
  const arrival = await page.evaluateHandle(whenArrived, [target, ARRIVE_LIMIT_MS])
  await act()
  const times = await page.evaluate(({ promise }) => promise, arrival)
  await page.waitForTimeout(200)
  const press = await page.evaluate(shortest => Math.max(shortest, ...window.events), SHORTEST_MS)
  return { ...times, press, work: (await work()) - before }
}

async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Press and release in one instant, where the finger never was before. */
export async function tap(page, link) {
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const { x, y, width, height } = await link.boundingBox()
  return () => page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** Runs in the page. */
function watchMoves(durationThreshold) {
  window.events = []
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.events.push(duration)
    }
  }).observe({ type: 'event', durationThreshold })
}

/** Runs in the page. */
function whenArrived([{ sign, words, pictures }, limit]) {
  const read = () => document.querySelector(sign)?.textContent
  const before = read()
  const isSeen = element => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const hasWords = () => read() !== before && words.every(name => document.querySelector(name))
  const hasPictures = () =>
    [...document.querySelectorAll(pictures)].filter(isSeen).every(image => image.complete)
  window.events = []
  // In an object: a handle of the promise itself would be awaited at once.
  return {
    promise: new Promise((done, fail) => {
      const watch = start => {
        const times = {}
        const look = () => {
          if (times.words === undefined && hasWords()) times.words = 0
          const isWhole = times.words !== undefined && hasPictures()
          const shown = performance.now() - start
          // After the frame that shows it.
          setTimeout(() => {
            times.words ||= times.words === 0 ? performance.now() - start : undefined
            if (isWhole) done({ ...times, picture: performance.now() - start })
            else if (shown > limit) fail(new Error(`Not there: ${sign} ${words}`))
          })
          if (!isWhole && shown <= limit) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      const begin = event => watch(event.timeStamp)
      addEventListener('pointerdown', begin, { capture: true, once: true })
      // Back by the browser's own button has no event but its effect.
      addEventListener('popstate', begin, { capture: true, once: true })
    })
  }
}
