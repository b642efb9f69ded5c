import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, undecided, useBrowser, WIDE } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { publicPages } from './support/public-pages.ts'
import { drawn, notedShifts, noteShifts } from './support/shifts.ts'

const open = useBrowser()

/** Of the screen, times the part of it that moves: the sum over a visit. */
const LEAST = 0.001

deepTest(
  'no page moves while its typeface comes late, the shop takes over and asks what it may do',
  async () => {
    const pages = await publicPages()
    const moved: string[] = []

    for (const viewport of [PHONE, WIDE]) {
      for (const path of pages) {
        const shifts = await shiftsOf(path, viewport)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        if (sum > LEAST) moved.push(`${path} at ${viewport.width} px: ${JSON.stringify(shifts)}`)
      }
    }

    expect(moved).toEqual([])
  }
)

/** A first visit without memory: the typeface comes once everything else has been drawn. */
async function shiftsOf(path: string, viewport: typeof WIDE | typeof PHONE) {
  const { page } = await open.forAll({ viewport, storageState: undecided })
  let comes = () => {}
  const isComing = new Promise<void>(resolve => {
    comes = resolve
  })
  await page.route(/\.woff2$/, async route => {
    await isComing
    await route.continue()
  })
  await page.addInitScript(noteShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(drawn)
  comes()
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(drawn)
  const shifts = await page.evaluate(notedShifts)
  await page.context().close()
  return shifts
}
