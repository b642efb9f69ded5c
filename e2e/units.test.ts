import { expect, inject, test } from 'vitest'

import { publicPages } from './support/public-pages.ts'

/** A number with a plain space before its sign or unit: a line may end there. */
const PARTED = /\d (?:₽|%|Б|см|мм|кг|г|л|мл)(?![\p{L}\d])/gu
/** What is drawn, and no text. */
const UNREAD = /<(script|style|head)\b[\s\S]*?<\/\1>|<[^>]*>/g

test('no page lets a line end between a number and its unit', async () => {
  const parted: string[] = []
  for (const path of await publicPages()) {
    const page = await fetch(`${inject('shopUrl')}${path}`)
    const texts = (await page.text()).replaceAll(UNREAD, '\n')
    for (const [found] of texts.matchAll(PARTED)) parted.push(`${path}: ${found}`)
  }

  expect(parted).toEqual([])
})
