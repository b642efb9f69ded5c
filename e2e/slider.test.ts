import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { visit, watchRequests } from './support/first-load.ts'
import { readGoods } from './support/goods.ts'

const open = useBrowser()

const slideOf = (page: Page, place: number) =>
  page.getByRole('group', { name: `${place} из 4`, exact: true })

/** The place among four that go round: 0 is the fourth. */
const around = (place: number) => ((place + 3) % 4) + 1

/**
 * Whether a slide lies at the left edge of its row, where nobody can miss it, and the row has come to
 * rest: a key that a busy page hears before would be one too many at once.
 */
const isShown = (slide: Locator) =>
  slide.evaluate(node => {
    const track = node.parentElement
    const edge = track?.parentElement?.getBoundingClientRect().left ?? 0
    const isMoving = track?.getAnimations().some(({ playState }) => playState === 'running')
    return !isMoving && Math.abs(node.getBoundingClientRect().left - edge) < 2
  })

/** A row takes no second arrow within this time. */
const ARROW_MS = 250

/** A busy page ends that time late: a timer begun after its own, and as long, ends after it. */
const untilKeysCount = (page: Page) =>
  page.evaluate(ms => new Promise(done => setTimeout(done, ms)), ARROW_MS)

const DRAG_STEPS = 6

const nothing = () => Promise.resolve()

/** Drags a row by a part of its width; what `meanwhile` does comes before the hand lets go. */
async function drag(page: Page, row: Locator, part: number, meanwhile = nothing) {
  const box = await row.boundingBox()
  if (box === null) throw new Error('The row is out of sight')
  const [x, y] = [box.x + box.width / 2, box.y + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(x + (box.width * part * step) / DRAG_STEPS, y)
    // A busy page is told of the last of several moves only, and one alone is not a drag yet.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await meanwhile()
  await page.mouse.up()
}

/** Runs in the page. */
function countShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver(list => {
    for (const { value } of list.getEntries().map(entry => entry.toJSON())) shifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
}

deepTest(
  'the first row turns by itself, by arrows, keys and drag, round its ends, and moves nothing else',
  async () => {
    const { page, faults } = await open()
    await page.addInitScript(countShifts)
    const scripts = watchRequests(page, request => /swiper/.test(request.url()))
    await visit(page, '/')
    const row = page.getByRole('region', { name: 'Слайды' })
    expect(await isShown(slideOf(page, 1))).toBe(true)

    await page.getByRole('button', { name: 'Остановить показ' }).waitFor()
    expect(scripts).toHaveLength(1)
    const counter = page.getByText(/^\d \/ 4$/)
    await expect.poll(() => counter.textContent()).not.toBe('1 / 4')
    await page.getByRole('button', { name: 'Остановить показ' }).click()
    await page.getByRole('button', { name: 'Показывать по очереди' }).waitFor()
    const place = Number((await counter.textContent())?.charAt(0))
    await row.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => isShown(slideOf(page, around(place - 1)))).toBe(true)
    await drag(page, row, 0.4)
    await expect.poll(() => isShown(slideOf(page, around(place - 2)))).toBe(true)
    await page
      .getByRole('region', { name: 'Акции' })
      .getByRole('button', { name: 'Вперёд' })
      .click()
    await expect.poll(() => isShown(slideOf(page, around(place - 1)))).toBe(true)
    // From wherever it was stopped, four steps lead round all ends.
    for (let step = 0; step < 4; step += 1) {
      await row.focus()
      await untilKeysCount(page)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => isShown(slideOf(page, around(place + step)))).toBe(true)
    }

    await page.getByRole('button', { name: 'Показывать по очереди' }).waitFor()
    const shift = await page.evaluate(() =>
      (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0)
    )
    expect(shift).toBeLessThanOrEqual(0.001)
    expect(faults).toEqual([])
  }
)

/** Lets a picture come once more, as one does that the drag has brought into sight. */
const comeAgain = (picture: Locator) =>
  picture.evaluate(
    node =>
      new Promise<void>(resolve => {
        node.addEventListener('load', () => resolve(), { once: true })
        node.setAttribute('src', node.getAttribute('src') ?? '')
      })
  )

async function openDrawn(options: Parameters<typeof open>[0] = {}) {
  const { page } = await open(options)
  await visit(page, '/')
  const row = page.getByRole('region', { name: 'Слайды' })
  await expect.poll(() => row.getAttribute('data-drawn')).toBe('')
  return { page, row }
}

deepTest('a picture that comes in the middle of a drag does not turn the row back', async () => {
  const { page, row } = await openDrawn()

  await drag(page, row, 0.4, () => comeAgain(row.locator('img').first()))

  await expect.poll(() => isShown(slideOf(page, 4))).toBe(true)
})

deepTest('a drag turns by one slide where no motion is wanted', async () => {
  const { page, row } = await openDrawn({ reducedMotion: 'reduce' })

  await drag(page, row, 0.4)

  await expect.poll(() => isShown(slideOf(page, 4))).toBe(true)
})

deepTest(
  'a shelf that is touched goes round its ends, and what is out of sight is out of reach',
  async () => {
    const { page, faults } = await open()
    await visit(page, '/')
    const shelf = page.getByRole('region', { name: 'Хиты недели' })
    const cards = shelf.locator('article')
    await shelf.scrollIntoViewIfNeeded()
    const href = await cards.first().getByRole('link').first().getAttribute('href')
    const first = shelf.locator('.slide', { has: page.locator(`a[href="${href}"]`) })

    await shelf.focus()
    await expect.poll(() => shelf.getAttribute('data-drawn')).toBe('')
    await page.keyboard.press('ArrowLeft')

    await expect.poll(() => isShown(first)).toBe(false)
    const inSight = await shelf.locator('.slide:not([inert])').count()
    expect(inSight).toBeGreaterThanOrEqual(4)
    expect(inSight).toBeLessThan(await cards.count())
    expect(faults).toEqual([])
  }
)

deepTest('a shelf that is held in a drag stays where it is held', async () => {
  const { page } = await open()
  await visit(page, '/')
  const shelf = page.getByRole('region', { name: 'Хиты недели' })
  await shelf.hover()
  await expect.poll(() => shelf.getAttribute('data-drawn')).toBe('')
  const left = () => shelf.locator('.slide:not([inert])').first().boundingBox()

  await shelf.focus()
  await page.keyboard.press('ArrowRight')
  // Set after the timer of the turn, and longer: it comes after it.
  const turned = page.evaluate(() => new Promise(done => setTimeout(done, 450)))
  await drag(page, shelf, 0.45, async () => {
    const held = await left()
    await turned
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect((await left())?.x).toBeCloseTo(held?.x ?? 0, 0)
  })
})

deepTest('three cards where almost three have room turn to their end and back', async () => {
  const { page } = await open({ viewport: { width: 800, height: 900 } })
  const watched = (await readGoods()).slice(0, 4)
  for (const goods of watched) {
    await visit(page, goods.href)
    const kept = () => page.evaluate(() => localStorage.getItem('watched'))
    await expect.poll(kept).toMatch(new RegExp(`\\b${goods.id}\\b`))
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const shelf = page.getByRole('region', { name: 'Вы смотрели' })
  await expect.poll(() => shelf.getByRole('article').count()).toBe(3)
  const isWhole = (place: number) =>
    shelf
      .locator('.slide')
      .nth(place)
      .evaluate(node => {
        const [card, row] = [node, node.closest('.scroller')].map(e => e?.getBoundingClientRect())
        return card && row && card.left > row.left - 2 && card.right < row.right + 2
      })
  const next = page.getByRole('button', { name: 'Вперёд' }).last()

  await next.click()
  await expect.poll(() => isWhole(2)).toBe(true)
  await next.click()

  await expect.poll(() => isWhole(0)).toBe(true)
})

deepTest('who wants no motion turns slides at once, and nothing turns by itself', async () => {
  const { page, faults } = await open({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true })
  await visit(page, '/')
  const row = page.getByRole('region', { name: 'Слайды' })

  await page.getByRole('button', { name: 'Показывать по очереди' }).waitFor()
  await row.focus()
  // From the first moment on: what draws it must not turn it back.
  await expect.poll(() => row.getAttribute('data-drawn')).toBe('')
  await page.keyboard.press('ArrowRight')

  await expect.poll(() => isShown(slideOf(page, 2))).toBe(true)
  expect(await page.locator('[data-live] .run').count()).toBe(0)
  expect(faults).toEqual([])
})

deepTest('the ring of focus around the first card of a shelf has its room', async () => {
  const { page } = await open()
  await visit(page, '/')
  const slide = page.locator('.scroller .track > .slide').first()

  const room = await slide.evaluate(node => {
    const [card, row] = [node, node.closest('.scroller')].map(each => each?.getBoundingClientRect())
    return [(card?.left ?? 0) - (row?.left ?? 0), (card?.top ?? 0) - (row?.top ?? 0)]
  })

  expect(Math.min(...room)).toBeGreaterThanOrEqual(5)
})

deepTest(
  'a slide fetches the file made for its width of the screen, whatever the density',
  async () => {
    const { data } = await (await fetch(`${inject('apiUrl')}/banners/v1/uniform`)).json()
    const [phone, wide] = data[0].images[0].breakpoints
    const screens = [
      { viewport: PHONE, deviceScaleFactor: 1, file: phone, other: wide },
      { viewport: PHONE, deviceScaleFactor: 3, file: phone, other: wide },
      { viewport: WIDE, deviceScaleFactor: 1, file: wide, other: phone }
    ]
    for (const { file, other, ...screen } of screens) {
      const { page } = await open({ ...screen, reducedMotion: 'reduce' })
      const fetched = watchRequests(page, request => request.url().includes('/i/'))
      await visit(page, '/')

      const picture = page.getByLabel('2 из 4').locator('.art img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(file.fileId)
      expect(fetched.some(path => path.includes(other.fileId))).toBe(false)
    }
  }
)
