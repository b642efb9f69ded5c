import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { soon } from '../testing/limits.ts'
import { useBrowser } from './support/browser.ts'
import { loadedAnew, markDocument } from './support/document-mark.ts'
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

test('the window that must be answered is there again however often it is closed', async () => {
  const { page, faults } = await open()
  const line = await holdLiveLine(page)
  await visit(page, '/')
  await line.opened()
  await markDocument(page)
  line.push({ typeCode: 'reload_page' })
  const window = page.getByRole('dialog', { name: 'Магазин обновился' })
  await window.waitFor()

  for (let times = 0; times < 3; times += 1) {
    await askToClose(page)
    await expect.poll(() => window.evaluate(node => node.matches(':modal'))).toBe(true)
  }
  await window.getByRole('button', { name: 'Обновить' }).click()

  await loadedAnew(page)
  expect(faults).toEqual([])
})
