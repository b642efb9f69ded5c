import type { Locator } from 'playwright-core'

/** What a person reads there: visible text, every run of spaces as one. */
export async function textOf(locator: Locator): Promise<string> {
  return (await locator.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
}

/** The same of each of them. */
export const textsOf = async (locator: Locator): Promise<readonly string[]> =>
  (await locator.allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))
