import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { hydrated } from './first-load.ts'

/** Leaves a mark in the document, which a document load takes away. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }))

/** While one document goes and the next comes there is nothing to ask. */
export const isMarked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'isMarked') === true).catch(() => true)

/** Resolves when another document has come and works. */
export async function loadedAnew(page: Page): Promise<void> {
  await expect.poll(() => isMarked(page)).toBe(false)
  await hydrated(page)
}
