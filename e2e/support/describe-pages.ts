import type { Page } from 'playwright-core'

import { textOf } from './text.ts'

const LETTERS = 600

/** What the pages of a failed test show at its end: what fails seldom may not be seen again soon. */
export async function describePages(
  pages: readonly Page[],
  faults: readonly string[]
): Promise<string> {
  const seen = await Promise.all(pages.map(describePage))
  return [...seen, ...faults].join('\n')
}

async function describePage(page: Page): Promise<string> {
  const main = await textOf(page.locator('#main')).catch(String)
  const text = main || (await textOf(page.locator('body')).catch(String))
  return `at the end ${page.url()}, ${await documentOf(page)}, showed: ${text.slice(0, LETTERS)}`
}

/** A page that could not be read is loaded as a document, which begins with the focus on its body. */
const documentOf = (page: Page) =>
  page
    .evaluate(() => `loaded as ${performance.getEntriesByType('navigation')[0]?.name}`)
    .catch(String)
