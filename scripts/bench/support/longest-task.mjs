// The longest task of a page while something is done on it, in its thread's own time.
const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']
const SETTLE_MS = 1500

/** Milliseconds of processor time: what other processes take of the machine does not count. */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf)
  )
  const tasks = traceEvents.filter(
    event => threads.has(threadOf(event)) && event.name.endsWith('RunTask')
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
