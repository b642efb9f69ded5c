import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { soon } from '../testing/limits.ts'
import { bringAxe, seriousFaults } from './support/axe.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import {
  doubleClick,
  galleryOf,
  hashOf,
  opener,
  openGallery,
  pictureOf
} from './support/gallery.ts'
import { findGoods, type Goods, hasAllKinds } from './support/goods.ts'
import { dragSlowly, frames } from './support/hands.ts'
import { countLeftovers } from './support/leftovers.ts'
import { THEMES } from './support/screens.ts'

const open = useBrowser({ isWhole: true })

let dress: Goods

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
})

const box = (page: Page) => galleryOf(page, dress)
const picture = (page: Page) => pictureOf(box(page))
const openBox = (page: Page) => openGallery(page, dress)

test('pictures are turned by keys, Back closes them and gives the focus back', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await openBox(page)
  expect(hashOf(page)).toBe('#foto')

  await page.keyboard.press('ArrowRight')
  await box(page)
    .getByText(/^2 \/ /)
    .waitFor()
  await expect.poll(() => hashOf(page), soon).toBe('#foto-2')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  const last = await box(page).getByRole('button', { name: dress.title }).count()
  await box(page).getByText(`${last} / ${last}`).waitFor()
  await page.goBack()

  await box(page).waitFor({ state: 'detached' })
  expect(hashOf(page)).toBe('')
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
  await expect.poll(() => hashOf(page), soon).toBe('')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(faults).toEqual([])
})

deepTest('a picture that an address names, turned and left, stays left', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await page.goto(`${dress.href}#foto`)
  await picture(page).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hashOf(page), soon).toBe('#foto-2')

  await page.keyboard.press('Escape')

  await box(page).waitFor({ state: 'detached' })
  await expect.poll(() => hashOf(page), soon).toBe('')
  await frames(page, 10)
  expect(await box(page).count()).toBe(0)
  expect(faults).toEqual([])
})

deepTest('Back leaves the gallery for the part of the page that the address named', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await visit(page, `${dress.href}#otzyvy`)
  await opener(page).click()
  await picture(page).waitFor()

  await page.goBack()

  await box(page).waitFor({ state: 'detached' })
  expect(hashOf(page)).toBe('#otzyvy')
  await opener(page).click()
  await picture(page).waitFor()
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  await expect.poll(() => hashOf(page), soon).toBe('#otzyvy')
  expect(faults).toEqual([])
})

deepTest('a gallery left and opened again before Back has come stays open', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await openBox(page)
  const goBack = await holdBack(page)
  const openAgain = async () => {
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await opener(page).press('Enter')
    await picture(page).waitFor()
  }

  await openAgain()
  await openAgain()
  await goBack()

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hashOf(page), soon).toBe('#foto-2')
  await page.goBack()
  await box(page).waitFor({ state: 'detached' })
  expect(hashOf(page)).toBe('')
  expect(new URL(page.url()).pathname).toBe(dress.href)
  expect(faults).toEqual([])
})

deepTest('a swipe turns, a short drag does nothing, a long one down closes', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce', viewport: PHONE })
  await openBox(page)
  const drag = async (x: number, y: number) => {
    await dragSlowly(page, [195, 400], [x, y])
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

    await doubleClick(picture(page))
    expect(await scale()).toContain('scale(2)')
    await page.mouse.wheel(0, -300)
    expect(await scale()).toContain('scale(2)')
    await doubleClick(picture(page))
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
  await page.route(/\/i\//, route => route.abort())
  await opener(page).click()
  await box(page).getByText('Изображение не найдено. Image Not Found').waitFor()

  await page.unroute(/\/i\//)
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

deepTest('forty openings leave no node and no listener behind', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await visit(page, dress.href)
  const leftovers = await countLeftovers(page)
  const openings = async () => {
    const before = await leftovers.listeners()
    for (let times = 0; times < 40; times += 1) {
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

/** The browser is slow to go back: it goes when it is told to, and then has gone. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = []
    const back = history.back.bind(history)
    history.back = () => void held.push(back)
    const goOn = () =>
      new Promise(resolve => {
        addEventListener('hashchange', resolve, { once: true })
        for (const go of held) go()
      })
    Object.assign(globalThis, { goOn })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'goOn')())
}

const TOUR = '/tour-fabrica'
const tour = (page: Page) => page.getByRole('dialog', { name: 'Экскурсия на фабрику' })
const slide = (page: Page) => tour(page).locator('[data-shown][data-phase=done]')
const linkTo = (page: Page, name: string) => page.locator('#main').getByRole('link', { name })

async function openFromText(page: Page, name: string) {
  await linkTo(page, name).click()
  await tour(page).waitFor()
}

async function leaveTour(page: Page) {
  await page.keyboard.press('Escape')
  await tour(page).waitFor({ state: 'detached' })
}

/** The frames' owners are not there in a test: their pages are these. */
async function standInFor(page: Page) {
  const body = '<p>Чужая страница</p>'
  await page.route(/^https:\/\/(rutube|yandex)\.ru\//, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  )
}

deepTest('a text opens all ten kinds of content, and each lies on its page as before', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await standInFor(page)
  await visit(page, TOUR)
  const frameOf = (name: string) => tour(page).frameLocator(`iframe[title="${name}"]`)
  const shows: readonly (readonly [string, () => Locator])[] = [
    ['Сарафан, который сошьют при вас', () => slide(page).locator('img')],
    ['Он же со всех сторон', () => slide(page).locator('video')],
    ['Фильм о швейной линии', () => frameOf('Фильм о швейной линии').getByText('Чужая страница')],
    ['Таблица во весь экран', () => slide(page).getByRole('cell', { name: '52 минуты' })],
    ['Маршрут крупно', () => slide(page).getByText('Склад тканей')],
    ['Что взять с собой', () => slide(page).getByText('Воду и яблоко')],
    ['Если фабрика далеко', () => slide(page).getByText('Сорок минут')],
    ['Памятка сопровождающему', () => slide(page).getByRole('link', { name: 'Открыть документ' })],
    ['Фабрика на карте', () => frameOf('Фабрика на карте').getByText('Чужая страница')],
    ['Пробки по дороге', () => frameOf('Пробки по дороге').getByText('Чужая страница')]
  ]
  for (const [name, content] of shows) {
    await openFromText(page, name)
    await content().waitFor()
    await leaveTour(page)
  }

  expect(await page.locator('#text-marshrut li').count()).toBe(3)
  expect(await page.locator('#text-vremya').count()).toBe(1)
  expect(faults).toEqual([])
})

deepTest('what a text leads to and does not come is told in the words for its kind', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await standInFor(page)
  await visit(page, TOUR)
  const failing: readonly (readonly [string, string, number, string])[] = [
    ['Сарафан, который', '**/image-minifier/**1600**', 404, 'Image Not Found'],
    ['Он же со всех', '**/video/v1/**', 404, 'Something Went Wrong, Please Try Again Later'],
    ['Если фабрика', '**/tour-shop/_payload.json*', 404, 'Error Loading AJAX : Not Found'],
    ['Если фабрика', '**/tour-shop/_payload.json*', 403, 'Error Loading AJAX : Forbidden'],
    ['Памятка', '**/pamyatka-ekskursii.pdf', 404, 'Error Loading Page']
  ]
  for (const [name, address, status, words] of failing) {
    await page.route(address, route => route.fulfill({ status, body: '' }))
    await openFromText(page, name)
    await tour(page).getByRole('alert').getByText(words).waitFor()
    await leaveTour(page)
    await page.unroute(address)
  }
  await page.locator('#text-vremya').evaluate(node => node.remove())
  await openFromText(page, 'Таблица во весь')
  await tour(page).getByRole('alert').getByText('HTML Element Not Found').waitFor()
})
