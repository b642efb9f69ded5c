import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { soon } from '../testing/limits.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { doubleClick, openGallery, pictureOf } from './support/gallery.ts'
import { findGoods, type Goods, hasAllKinds } from './support/goods.ts'
import { dragSlowly, fingersOn, frames } from './support/hands.ts'

const open = useBrowser()

let dress: Goods

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
})

const touched = { reducedMotion: 'reduce', viewport: PHONE, hasTouch: true } as const

const transformOf = (node: Locator) => node.evaluate(({ style }: HTMLElement) => style.transform)
/** How the slide lies that is shown: not at all moved but under a finger. */
const slideOf = (gallery: Locator) => transformOf(gallery.locator('.gslide[data-shown]'))
/** A picture that is enlarged hides where one is. */
const stands = (gallery: Locator, count: string) =>
  gallery
    .locator('.count')
    .getByText(new RegExp(`^${count} / `))
    .waitFor({ state: 'attached' })

test('the picture stays under the finger, and half the way does not turn', async () => {
  const { page } = await open(touched)
  const gallery = await openGallery(page, dress)

  await dragSlowly(page, [300, 400], [-144, 0], async moved =>
    expect(await slideOf(gallery)).toBe(`translateX(${moved}px)`)
  )
  await page.mouse.up()

  expect(await slideOf(gallery)).toBe('')
  await stands(gallery, '1')
  await dragSlowly(page, [300, 400], [-152, 0])
  await page.mouse.up()
  await stands(gallery, '2')
})

deepTest(
  'a slide without a picture is turned by a swipe, and two fingers enlarge nothing',
  async () => {
    const { page, faults } = await open({ reducedMotion: 'reduce', hasTouch: true })
    await visit(page, '/tour-fabrica')
    await page.locator('#main').getByRole('link', { name: 'Таблица во весь экран' }).click()
    const gallery = page.getByRole('dialog', { name: 'Экскурсия на фабрику' })
    await gallery.getByRole('cell', { name: '52 минуты' }).waitFor()
    const fingers = await fingersOn(page)
    await stands(gallery, '4')

    await fingers.press(0, [150, 450])
    await fingers.press(1, [200, 450])
    await fingers.move(1, [290, 450])
    await fingers.lift(0)
    await fingers.lift(1)
    await dragSlowly(page, [100, 450], [160, 0])
    await page.mouse.up()

    await stands(gallery, '3')
    expect(faults).toEqual([])
  }
)

deepTest('after a pinch the picture lies where the fingers have left it', async () => {
  const { page } = await open(touched)
  const gallery = await openGallery(page, dress)
  const picture = pictureOf(gallery)
  const fingers = await fingersOn(page)

  await fingers.press(0, [195, 420])
  await fingers.move(0, [195, 450])
  await expect.poll(() => slideOf(gallery), soon).toBe('translateY(30px)')
  await fingers.press(1, [195, 350])
  await expect.poll(() => slideOf(gallery), soon).toBe('')
  await fingers.move(1, [195, 230])
  await fingers.lift(0)
  // So slow that there is nothing to glide on from.
  await frames(page, 10)
  await fingers.move(1, [195, 227])
  await frames(page, 2)
  const left = await transformOf(picture)
  expect(left).toContain('scale(2)')
  await fingers.lift(1)

  await frames(page, 10)
  expect(await transformOf(picture)).toBe(left)
  expect(await slideOf(gallery)).toBe('')
  await stands(gallery, '1')
})

deepTest('fingers that come together turn nothing and close nothing', async () => {
  const { page } = await open(touched)
  const gallery = await openGallery(page, dress)
  const fingers = await fingersOn(page)
  const together = async ([x, y]: readonly [number, number]) => {
    await fingers.press(0, [195, 400])
    await fingers.press(1, [195 + x, 400 + y])
    await fingers.move(1, [195 + x / 5, 400 + y / 5])
    await fingers.lift(0)
    await fingers.move(1, [195 + x / 6, 400 + y / 6])
    await fingers.lift(1)
    await frames(page, 10)
  }

  await together([180, 0])
  await stands(gallery, '1')
  await together([0, -240])

  await stands(gallery, '1')
  expect(await slideOf(gallery)).toBe('')
})

deepTest('a gesture that the device takes away is as if it had not been', async () => {
  const { page } = await open(touched)
  const gallery = await openGallery(page, dress)
  const picture = pictureOf(gallery)
  const fingers = await fingersOn(page)

  await fingers.press(0, [300, 400])
  await fingers.move(0, [100, 400])
  await expect.poll(() => slideOf(gallery), soon).toBe('translateX(-200px)')
  await fingers.takeAway()
  await expect.poll(() => slideOf(gallery), soon).toBe('')
  await frames(page, 10)
  await stands(gallery, '1')

  await doubleClick(picture)
  const before = await transformOf(picture)
  await fingers.press(0, [200, 400])
  await fingers.move(0, [150, 450])
  await expect.poll(() => transformOf(picture), soon).not.toBe(before)
  await fingers.takeAway()
  await expect.poll(() => transformOf(picture), soon).toBe(before)
  await frames(page, 10)
  expect(await transformOf(picture)).toBe(before)
})
