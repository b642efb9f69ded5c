import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { isMarked, loadedAnew, markDocument } from './support/document-mark.ts'
import { loadFirst, ofKind, visit } from './support/first-load.ts'
import { holdLiveLine } from './support/live-line.ts'
import { recordToasts } from './support/toasts.ts'
import { CART_COOKIE, cookieOf, setCookies } from './support/visitor.ts'

const open = useBrowser({ isWhole: true })

const CART = '0f8fad5b-d9cb-469f-a165-70867728950e'
const DAY_MS = 86_400_000

test('a guest who touches nothing is connected, and no script of it is part of the first load', async () => {
  const { page, faults } = await open()
  const line = await holdLiveLine(page)

  const first = await loadFirst(page, '/')
  await line.opened()

  const early = ofKind(first, 'script').map(({ url }) => url)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? name : []))
  )
  expect(loaded.length).toBeGreaterThan(early.length)
  expect(early.filter(url => /engine/.test(url))).toEqual([])
  expect(faults).toEqual([])
})

test('what the shop tells is a toast, in words and not in markup', async () => {
  const { page, faults } = await open()
  const line = await holdLiveLine(page)
  const toasts = await recordToasts(page)
  await visit(page, '/')
  await line.opened()

  line.push({ typeCode: 'order', title: 'Заказ П-200042 в пути', body: 'Привезём <b>завтра</b>' })

  await expect.poll(() => toasts.join(' ')).toContain('Заказ П-200042 в пути')
  expect(toasts.join(' ')).toContain('Привезём <b>завтра</b>')
  expect(faults).toEqual([])
})

deepTest('«reload_page» opens the window, and its button loads the page anew', async () => {
  const { page, faults } = await open()
  const line = await holdLiveLine(page)
  await visit(page, '/')
  await line.opened()
  await markDocument(page)

  line.push({ typeCode: 'reload_page' })
  const window = page.getByRole('dialog', { name: 'Магазин обновился' })
  await window.waitFor()
  expect(await isMarked(page)).toBe(true)
  await window.getByRole('button', { name: 'Обновить' }).click()

  await loadedAnew(page)
  expect(await window.count()).toBe(0)
  expect(faults).toEqual([])
})

test('«reset_session» loads the page anew once, and clears what it remembers', async () => {
  const { page } = await open()
  const line = await holdLiveLine(page)
  await setCookies(page.context(), { seen: 'yes', [CART_COOKIE]: CART })
  await visit(page, '/')
  await line.opened()
  await markDocument(page)

  line.push({ typeCode: 'reset_session' })
  await loadedAnew(page)

  expect(await cookieOf(page, 'seen')).toBe('')
  expect(await cookieOf(page, CART_COOKIE)).toBe(CART)
  const cookies = await page.context().cookies()
  const obeyed = cookies.find(({ name }) => name === 'lastSystemNotification')
  expect((obeyed?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29 * DAY_MS)
})
