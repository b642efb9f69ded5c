import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, hasSizes } from './support/goods.ts'
import { publicPages } from './support/public-pages.ts'

const open = useBrowser()

deepTest('whatever is pressed on a phone is 44 px wide and high at least', async () => {
  const { page } = await open({ viewport: PHONE, hasTouch: true })
  const pages = [...(await publicPages()), (await findGoods(hasSizes)).href]
  const small: string[] = []

  for (const path of pages) {
    await visit(page, path)
    for (const target of await page.evaluate(smallTargets)) small.push(`${path}: ${target}`)
  }

  expect(small).toEqual([])
})

/** Runs in the page. Links in the words of a sentence are as high as its lines. */
function smallTargets(): readonly string[] {
  const LEAST = 44
  const isSaid = (target: Element) => {
    const words = target.closest('p, li, dd, td, label')?.textContent.trim()
    return target.matches('a') && words !== undefined && words !== target.textContent.trim()
  }
  /** The whole card is the target of its title. */
  const isSpread = (target: Element) => getComputedStyle(target, '::after').position === 'absolute'
  const sizesOf = (target: Element) => {
    const labels = [target, target.closest('label'), document.querySelector(`[for="${target.id}"]`)]
    const boxes = labels.flatMap(box => box?.getBoundingClientRect() ?? [])
    return [
      Math.max(...boxes.map(({ width }) => width)),
      Math.max(...boxes.map(({ height }) => height))
    ].map(Math.round)
  }
  return (
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter(target => target.checkVisibility({ visibilityProperty: true }))
      .filter(target => !isSaid(target) && !isSpread(target))
      .map(target => ({ target, sizes: sizesOf(target) }))
      // What is only for those who hear the page has no size to press.
      .filter(({ sizes }) => sizes.every(size => size > 1) && sizes.some(size => size < LEAST))
      .map(({ target, sizes }) => `${target.tagName} «${target.textContent}» ${sizes.join(' × ')}`)
  )
}
