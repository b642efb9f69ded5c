import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { soon } from '../testing/limits.ts'
import { bringAxe, seriousFaults } from './support/axe.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, hasAllKinds } from './support/goods.ts'
import { countLeftovers } from './support/leftovers.ts'
import { THEMES } from './support/screens.ts'

const open = useBrowser()

let dress: Goods

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
})

const opener = (page: Page) => page.getByRole('button', { name: 'Увеличить фото' })
const box = (page: Page) => page.getByRole('dialog', { name: `Фото: ${dress.title}` })
const picture = (page: Page) => box(page).locator('[data-shown][data-phase=done] img')
const hash = (page: Page) => new URL(page.url()).hash

async function openBox(page: Page) {
  await visit(page, dress.href)
  await opener(page).click()
  await picture(page).waitFor()
}

test('pictures are turned by keys, Back closes them and gives the focus back', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await openBox(page)
  expect(hash(page)).toBe('#foto')

  await page.keyboard.press('ArrowRight')
  await box(page)
    .getByText(/^2 \/ /)
    .waitFor()
  await expect.poll(() => hash(page), soon).toBe('#foto-2')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  const last = await box(page).getByRole('button', { name: dress.title }).count()
  await box(page).getByText(`${last} / ${last}`).waitFor()
  await page.goBack()

  await box(page).waitFor({ state: 'detached' })
  expect(hash(page)).toBe('')
  await expect.poll(() => opener(page).evaluate(node => node === document.activeElement)).toBe(true)
  await page.goForward()
  await box(page).waitFor()
  expect(faults).toEqual([])
})

deepTest('an address opens its picture; Escape leaves the product at its own address', async () => {
  const { page, faults } = await open()
  await page.goto(`${dress.href}#foto-2`)
  await box(page)
    .getByText(/^2 \/ /)
    .waitFor()
  await picture(page).waitFor()

  await page.keyboard.press('Escape')

  await box(page).waitFor({ state: 'detached' })
  expect(hash(page)).toBe('')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(faults).toEqual([])
})

deepTest('a swipe turns, a short drag does nothing, a long one down closes', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce', viewport: PHONE })
  await openBox(page)
  const drag = async (x: number, y: number) => {
    await page.mouse.move(195, 400)
    await page.mouse.down()
    await page.mouse.move(195 + x / 2, 400 + y / 2)
    await page.mouse.move(195 + x, 400 + y)
    await page.mouse.up()
  }

  await drag(-160, 10)
  await box(page)
    .getByText(/^2 \/ /)
    .waitFor()
  await picture(page).waitFor()
  await drag(0, 30)
  expect(await box(page).count()).toBe(1)
  await drag(0, 170)

  await box(page).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

deepTest(
  'a double click enlarges twice and back; the show goes on by itself until it is stopped',
  async () => {
    const { page, faults } = await open({ reducedMotion: 'reduce' })
    await openBox(page)
    const scale = () => picture(page).evaluate(node => node.style.transform)

    await picture(page).dblclick()
    expect(await scale()).toContain('scale(2)')
    await page.mouse.wheel(0, -300)
    expect(await scale()).toContain('scale(2)')
    await picture(page).dblclick()
    expect(await scale()).toBe('')
    await page.getByRole('button', { name: 'Показать по очереди' }).click()
    await box(page)
      .getByText(/^2 \/ /)
      .waitFor()
    await page.getByRole('button', { name: 'Остановить показ' }).click()

    await page.getByRole('button', { name: 'Показать по очереди' }).waitFor()
    expect(await page.getByRole('link', { name: 'Скачать' }).getAttribute('href')).toContain('.jpg')
    expect(faults).toEqual([])
  }
)

deepTest('a picture that does not come says so, and is tried again', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await visit(page, dress.href)
  await page.route(/image-minifier/, route => route.abort())
  await opener(page).click()
  await box(page).getByText('Изображение не найдено. Image Not Found').waitFor()

  await page.unroute(/image-minifier/)
  await page.getByRole('button', { name: 'Повторить' }).click()

  await picture(page).waitFor()
  expect(await box(page).getByRole('alert').count()).toBe(0)
})

test.each(THEMES)('axe finds nothing in it, %s', async colorScheme => {
  const { page } = await open({ bypassCSP: true, reducedMotion: 'reduce', colorScheme })
  await openBox(page)
  await bringAxe(page)

  expect(await seriousFaults(page)).toEqual([])
})

deepTest('twenty openings leave no node and no listener behind', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await visit(page, dress.href)
  const leftovers = await countLeftovers(page)
  const openings = async () => {
    const before = await leftovers.listeners()
    for (let times = 0; times < 20; times += 1) {
      await opener(page).press('Enter')
      await picture(page).waitFor()
      await page.keyboard.press('Escape')
      await box(page).waitFor({ state: 'detached' })
    }
    return (await leftovers.listeners()) - before
  }

  let more = await openings()
  // What comes once, as the engine some seconds after the load, listens as well.
  for (let again = 0; again < 3 && more >= 10; again += 1) more = await openings()

  expect(more).toBeLessThan(10)
  // React keeps the last window for a while.
  await expect.poll(leftovers.looseNodes, soon).toBeLessThan(10)
})
