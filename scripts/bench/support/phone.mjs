// A phone: a page whose processor is slowed down, and what it tells of itself.

/** Event timing keeps nothing shorter and counts in steps of 8 ms. */
const SHORTEST_MS = 16
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** As Lighthouse has it: the same files of pictures. */
export const SHARP = { deviceScaleFactor: 1.75 }

/** A visitor who has refused what the shop asks for: its window lies over nothing. */
export const decided = url => ({
  name: 'consent',
  value: '2026-11-27.1~2026-11-24T09:00:00.000Z',
  url
})

/** A phone with these cookies and an empty page. `settings` are further ones of its context. */
export async function takePhone(browser, { cookies = [], slowdown = 1, settings = {} }) {
  const context = await browser.newContext({ ...PHONE, ...settings })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watchEvents, SHORTEST_MS)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return {
    page,
    close: () => context.close(),
    /** What its main thread has worked so far, ms in its own clock: other processes do not count. */
    work: () => workOf(session),
    /** From here on a line of so many ms there and back, and so many kbit/s. */
    async narrow({ roundTripMs, kbits, upKbits = kbits }) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: roundTripMs,
        downloadThroughput: (kbits * 1000) / 8,
        uploadThroughput: (upKbits * 1000) / 8
      })
    }
  }
}

async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Runs in the page: keeps what each event of an interaction took. */
function watchEvents(durationThreshold) {
  window.events = []
  new PerformanceObserver(list => {
    for (const { interactionId, startTime, processingStart, duration } of list.getEntries()) {
      if (interactionId > 0)
        window.events.push({ start: startTime, delay: processingStart - startTime, duration })
    }
  }).observe({ type: 'event', durationThreshold })
}

/** Of events the longest time to the next paint, and to the beginning of the work at it, in ms. */
export const longest = events => ({
  paint: Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration)),
  delay: Math.max(0, ...events.map(({ delay }) => delay))
})

/** The middle of what a finger or a pointer presses. */
export async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox()
  return [x + width / 2, y + height / 2]
}
