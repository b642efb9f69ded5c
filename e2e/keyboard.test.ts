import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { focusOf } from './support/keyboard.ts'

const open = useBrowser()

test('the first stop of the keyboard skips everything before the content', async () => {
  const { page, faults } = await open()
  await visit(page, '/')

  await page.keyboard.press('Tab')
  expect(await focusOf(page)).toBe('a Перейти к содержимому')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toMatch(/^main /)
  await page.keyboard.press('Tab')

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id))
    .toBe('main')
  expect(faults).toEqual([])
})
