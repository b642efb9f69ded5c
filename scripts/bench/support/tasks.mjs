// The tasks of a page's main thread, in its thread's own time: other processes do not count.
const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', '__metadata']
/** What a task takes beyond this keeps a visitor waiting. */
const LONG_MS = 50

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

/** What tasks after the first paint take beyond 50 ms each. */
export const blockingOf = ({ tasks, paintedAt = 0 }) =>
  tasks
    .filter(({ start }) => start >= paintedAt)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0)
