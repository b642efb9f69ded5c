import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { soon } from '../testing/limits.ts'
import { useBrowser } from './support/browser.ts'
import { isMarked, loadedAnew, markDocument } from './support/document-mark.ts'
import { visit } from './support/first-load.ts'
import { galleryOf, hashOf, opener, openGallery, pictureOf } from './support/gallery.ts'
import { findGoods, type Goods, hasAllKinds } from './support/goods.ts'
import { holdLiveLine } from './support/live-line.ts'

const open = useBrowser()

let dress: Goods

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
})

/**
 * What Back of a phone asks of a modal window: Escape that no script hears as a key. Asked for the
 * second time, or by who has touched nothing, the browser closes the window whatever a script says.
 */
async function askToClose(page: Page) {
  await page.evaluate(() => {
    const options = { capture: true, once: true }
    addEventListener('keydown', event => event.stopImmediatePropagation(), options)
  })
  await page.keyboard.press('Escape')
}

async function expectToOpenAgain(page: Page) {
  await galleryOf(page, dress).waitFor({ state: 'detached' })
  await expect.poll(() => hashOf(page), soon).toBe('')
  await opener(page).click()
  await pictureOf(galleryOf(page, dress)).waitFor()
  await expect.poll(() => hashOf(page), soon).toBe('#foto')
}

deepTest('Back of a phone closes the gallery, which opens again', async () => {
  const { page, faults } = await open()
  await openGallery(page, dress)

  await askToClose(page)

  await expectToOpenAgain(page)
  expect(faults).toEqual([])
})

deepTest('a gallery that the browser closes unasked is left', async () => {
  const { page, faults } = await open()
  await page.goto(`${dress.href}#foto-2`)
  await pictureOf(galleryOf(page, dress)).waitFor()

  await askToClose(page)

  await expectToOpenAgain(page)
  await galleryOf(page, dress).evaluate((node: HTMLDialogElement) => node.close())
  await expectToOpenAgain(page)
  expect(faults).toEqual([])
})

/** Both ask the same of a window; the second is heard by no script as a key. */
const WAYS = [
  { path: '/contacts', close: (page: Page) => page.keyboard.press('Escape') },
  { path: '/about', close: askToClose }
]

deepTest(
  'Escape closes the window of a new version, and the next page is loaded as a document',
  async () => {
    const { page, faults } = await open()
    const line = await holdLiveLine(page)
    await visit(page, '/')
    const window = page.getByRole('dialog', { name: 'Магазин обновился' })

    let lines = 0
    for (const { path, close } of WAYS) {
      await expect.poll(() => line.count(), soon).toBeGreaterThan(lines)
      lines = line.count()
      await markDocument(page)
      line.push({ typeCode: 'reload_page' })
      await window.waitFor()
      // A click beside it changes nothing.
      await page.mouse.click(5, 5)
      await expect.poll(() => window.evaluate(node => node.matches(':modal'))).toBe(true)
      await close(page)
      await window.waitFor({ state: 'detached' })
      expect(await isMarked(page)).toBe(true)

      await page.locator(`a[href="${path}"]:visible`).first().click()
      await loadedAnew(page)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await window.count()).toBe(0)
    }
    expect(faults).toEqual([])
  }
)
