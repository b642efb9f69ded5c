import type { Page, ViewportSize } from 'playwright-core'
import { expect, test } from 'vitest'

import { sidewaysScroll } from './support/axe.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, hasAllKinds, isPlenty, isSimple } from './support/goods.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

/** Runs in the page: «+2» of a card that is outside the row of its sizes. */
const hiddenRests = () =>
  [...document.querySelectorAll('article .sizes > .more')].filter(rest => {
    const [inner, outer] = [rest, rest.parentElement ?? rest].map(box =>
      box.getBoundingClientRect()
    )
    return (
      !inner ||
      !outer ||
      inner.height === 0 ||
      inner.bottom > outer.bottom + 1 ||
      inner.right > outer.right + 1
    )
  }).length

test.each([WIDE, PHONE])(
  '«+2» of the sizes stands in its row in every list, $width px',
  async viewport => {
    const { page } = await open({ viewport })
    const { listing } = await findGoods(({ groups }) => groups.length > 12)

    for (const path of [listing, `/search?q=${encodeURIComponent('сарафан')}`]) {
      await visit(page, path)
      await page.locator('article .sizes > .more').first().waitFor()
      expect(await page.evaluate(hiddenRests)).toBe(0)
    }
  }
)

/** Runs in the page: words of a heading that stand on two lines. */
const cutWords = () =>
  [...document.querySelectorAll('.hero-t')].flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text ?? document, index)
      range.setEnd(text ?? document, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? word : []
    })
  )

test('no word of a slide is cut in two at any width', async () => {
  const { page } = await open()
  await visit(page, '/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))

  for (const width of [
    320, 360, 390, 480, 640, 767, 768, 900, 1024, 1180, 1280, 1360, 1440, 1920
  ]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await page.evaluate(cutWords))]).toEqual([width])
  }
})

const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { outlineWidth, outlineStyle, visibility } = getComputedStyle(element)
      return [outlineWidth, outlineStyle, visibility].join(' ')
    })

test('in the few colours of a contrast theme what is chosen looks other than what is not', async () => {
  const { page } = await open({ forcedColors: 'active' })
  const dress = await findGoods(hasAllKinds)

  await visit(page, `${dress.href}?group=${dress.groups.find(isPlenty)?.id}`)
  for (const kind of ['.sizes', '.colors']) {
    const chosen = await mark(page, `nav${kind} > [aria-current]`)
    expect(chosen).not.toBe(await mark(page, `nav${kind} > :not([aria-current])`))
  }
  await visit(page, dress.listing)
  const box = 'form input[type=checkbox]'
  expect(await mark(page, `${box}:not(:checked) + .box svg`)).toContain('hidden')
  await page.locator(`${box}:not(:checked)`).first().check({ force: true })
  await expect.poll(() => mark(page, `${box}:checked + .box svg`)).toContain('visible')
})

test('Back on a phone closes the window on top and leaves the page as it is', async () => {
  const { page, faults } = await open({ viewport: PHONE, isMobile: true, hasTouch: true })
  const dress = await findGoods(hasAllKinds)
  const dialogs = page.getByRole('dialog')
  await page.goto('/catalog')
  await visit(page, dress.listing)
  const address = page.url()

  await page.getByRole('link', { name: 'Фильтры' }).click()
  await dialogs.waitFor()
  await page.goBack()
  await expect.poll(() => dialogs.count()).toBe(0)
  expect(page.url()).toBe(address)

  await page
    .getByRole('link', { name: /^Выбрать размер: / })
    .first()
    .click()
  await dialogs.getByRole('navigation', { name: 'Размер' }).getByRole('link').first().click()
  await dialogs.getByRole('button', { name: 'Закрыть' }).click()
  await expect.poll(() => page.evaluate(() => Object(history.state).layer ?? false)).toBe(false)
  expect(page.url()).toBe(address)

  await page.goBack()
  await page.waitForURL('**/catalog')
  expect(faults).toEqual([])
})

test('a filter applied in its sheet is the next page, and Back leads to the list before it', async () => {
  const { page, faults } = await open({ viewport: PHONE, isMobile: true, hasTouch: true })
  const { listing } = await findGoods(hasAllKinds)
  await visit(page, listing)

  await page.getByRole('link', { name: 'Фильтры' }).click()
  await page.getByRole('dialog').getByText('В наличии').click()
  await page.getByRole('button', { name: /^Показать/ }).click()
  await page.waitForURL('**/*?in-stock=1')
  await page.goBack()

  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(new URL(page.url()).pathname).toBe(listing)
  expect(faults).toEqual([])
})

/** Runs in the page: words of the shop's bars, titles and buttons that stand on two lines, end outside of what is seen or are cut off. */
const brokenWords = () =>
  [
    ...document.querySelectorAll(
      'header :is(a, button), nav a, h1, h2, h3, main :is(button, .act > *)'
    )
  ]
    .filter(
      part => part.checkVisibility() && !part.closest('dialog, details:not([open]) > div, .vh')
    )
    .flatMap(part => {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (words.nextNode()) {
        const text = words.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (new Set(tops.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    })

/** Runs in the page: a reader has asked for letters twice as large. */
const doubleText = () => {
  document.documentElement.style.fontSize = '200%'
}

/** A guest with goods in his basket, who sees each page as it is with something in it. */
async function openFilled(viewport: ViewportSize) {
  const opened = await open({ viewport })
  const goods = await findGoods(isSimple)
  await setCookies(opened.page.context(), { [CART_COOKIE]: await fillBasket(groupOf(goods)) })
  const { href, listing } = await findGoods(hasAllKinds)
  const paths = ['/', '/catalog', listing, href, goods.href, '/cart', '/checkout', '/constructor']
  return { ...opened, paths: [...paths, '/shops', '/contacts', '/brands', '/actions', '/reviews'] }
}

test.each([PHONE, { width: 1180, height: 800 }, WIDE])(
  'text twice as large breaks no word of bars, titles and buttons, and no page scrolls sideways, $width px',
  async viewport => {
    const { page, paths } = await openFilled(viewport)
    const wrong: unknown[] = []

    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(doubleText)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect.poll(() => sidewaysScroll(page), { message: path }).toBe(0)
      const words = await page.evaluate(brokenWords)
      if (words.length > 0) wrong.push([path, ...words])
    }

    expect(wrong).toEqual([])
  }
)

test('«Фильтры» and the order of a list stand clear of each other when text is twice as large', async () => {
  const { page } = await open({ viewport: PHONE })
  await page.goto((await findGoods(hasAllKinds)).listing)
  await page.evaluate(doubleText)

  const [filters, order] = await Promise.all(
    ['.bar .m-only', '.bar > details'].map(part => page.locator(part).first().boundingBox())
  )

  const isBelow = (order?.y ?? 0) >= (filters?.y ?? 0) + (filters?.height ?? 0)
  const isBeside = (order?.x ?? 0) >= (filters?.x ?? 0) + (filters?.width ?? 0)
  expect([isBelow, isBeside]).toContain(true)
})

test('another city of an order is typed over the shown one, and Enter there sends nothing', async () => {
  const { page, faults } = await open()
  const goods = await findGoods(isSimple)
  await visit(page, goods.href)
  const kept = basketKept(page)
  await buyButton(page, goods.title).click()
  await kept
  await visit(page, '/checkout')
  await page.getByRole('button', { name: 'Другой город' }).click()
  const field = page.getByRole('combobox', { name: /Город/ })
  await expect.poll(() => field.evaluate(node => node === document.activeElement)).toBe(true)

  await page.keyboard.type('Екат')
  await page.getByRole('option', { name: /Екатеринбург/ }).waitFor()
  expect(await field.inputValue()).toBe('Екат')
  await page.keyboard.press('Enter')
  await page.getByLabel('Улица или название').press('Enter')

  expect(await page.getByRole('alert').count()).toBe(0)
  expect(faults).toEqual([])
})
