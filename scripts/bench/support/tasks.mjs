// What the main thread of a page does, in its thread's own time: other processes do not count.
import { inTurns } from './define-bench.mjs'
import { median } from './figures.mjs'
import { SHARP, takePhone } from './phone.mjs'

const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', '__metadata']
/** What a task takes beyond this keeps a visitor waiting. */
const LONG_MS = 50
const SETTLE_MS = 1500

/** The tasks while something is done on a page, each in ms; `start` in ms of the browser's clock. */
export async function traceTasks(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf)
  )
  const ofPage = traceEvents.filter(event => threads.has(threadOf(event)))
  const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = ofPage
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, ms: tdur / 1000 }))
  return { tasks, paintedAt: paint && paint.ts / 1000 }
}

export const longestOf = tasks => Math.max(0, ...tasks.map(({ ms }) => ms))

/** The longest task of a page while something is done on it, in ms. */
export async function longestTask(browser, page, act) {
  const { tasks } = await traceTasks(browser, page, async () => {
    await act()
    await page.waitForTimeout(SETTLE_MS)
  })
  return longestOf(tasks)
}

/** What tasks after the first paint take beyond 50 ms each. */
export const blockingOf = ({ tasks, paintedAt = 0 }) =>
  tasks
    .filter(({ start }) => start >= paintedAt)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0)

/**
 * Milliseconds of main-thread work for each address: the median of `loads`, taken in turns, until
 * `settleMs` after the network is quiet; with these cookies.
 */
export async function threadTimes(browser, urls, loads, { settleMs, cookies }) {
  const ways = urls.map(url => async () => {
    const { page, work, close } = await takePhone(browser, { cookies, settings: SHARP })
    const before = await work()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settleMs)
    const after = await work()
    await close()
    return after - before
  })
  return Object.values(await inTurns(loads, ways)).map(median)
}
