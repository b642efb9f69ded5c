// The longest task of a page while something is done on it, in its thread's own time.
import { longestOf, traceTasks } from './tasks.mjs'

const SETTLE_MS = 1500

/** Milliseconds of processor time: what other processes take of the machine does not count. */
export async function longestTask(browser, page, act) {
  const { tasks } = await traceTasks(browser, page, async () => {
    await act()
    await page.waitForTimeout(SETTLE_MS)
  })
  return longestOf(tasks)
}
