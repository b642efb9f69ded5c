// What a load costs the main thread, in its own clock ticks: other processes do not count.
import { median } from './figures.mjs'

/**
 * Milliseconds of main-thread work for each address: the median of `loads`, taken in turns, until
 * `settleMs` after the network is quiet; with these cookies.
 */
export async function threadTimes(browser, urls, loads, { settleMs, cookies }) {
  const times = urls.map(() => [])
  for (let round = 0; round < loads; round += 1) {
    for (const [place, url] of urls.entries()) {
      times[place].push(await threadTime(browser, url, settleMs, cookies))
    }
  }
  return times.map(median)
}

async function threadTime(browser, url, settleMs, cookies) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskTime(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settleMs)
  const after = await taskTime(session)
  await context.close()
  return (after - before) * 1000
}

async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}
