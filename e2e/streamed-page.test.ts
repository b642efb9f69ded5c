import { beforeAll, expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { openInPieces } from './support/in-pieces.ts'
import { drawn, notedShifts, noteShifts } from './support/shifts.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

interface Cut {
  readonly path: string
  /** What has come with the first piece. */
  readonly seen: string
  /** What the second one begins with. */
  readonly piece: string | RegExp
}

/** What stands on the screen of a page that comes in two pieces, and moves as the second comes. */
async function shiftsOf({ path, seen, piece }: Cut, viewport: typeof WIDE | typeof PHONE) {
  const shop = await openInPieces(piece)
  const { page } = await open({ baseURL: shop.url, viewport })
  // A late font moves words by a pixel or two: what is shown here is the order of the pieces.
  await page.route(/\.woff2$/, route => route.abort())
  await page.addInitScript(noteShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(seen).first().waitFor({ state: 'attached' })
  await page.evaluate(drawn)
  shop.letGo()
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.evaluate(drawn)
  return page.evaluate(notedShifts)
}

deepTest('a page that comes in pieces moves nothing that is shown already', async () => {
  const cuts: readonly Cut[] = [
    { path: '/', seen: '.words', piece: '<span class="slot">' },
    { path: '/', seen: '.words', piece: '<div class="controls">' },
    { path: goods.href, seen: '.thumbs button', piece: '<div class="main" data-zooms' },
    { path: '/collections/bestsellers', seen: 'article', piece: /(?<=<article.*?)<article/s },
    {
      path: '/search',
      seen: '.sections a',
      piece: /(?<="sections".*?)<a href="\/catalog\/nauka"/s
    },
    { path: '/search?q=zzzzqqqq', seen: '.hand', piece: '<div class="actions">' }
  ]

  for (const viewport of [WIDE, PHONE]) {
    for (const cut of cuts) {
      const shifts = await shiftsOf(cut, viewport)
      expect(shifts, `${cut.path} at ${viewport.width} px, before ${cut.piece}`).toEqual([])
    }
  }
})
