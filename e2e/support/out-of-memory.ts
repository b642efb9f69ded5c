import type { Page } from 'playwright-core'

/** What the browser tells a page that Back has brought back whole. */
export const outOfMemory = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
