import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { sidewaysScroll } from './support/axe.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { main } from './support/member.ts'
import { postOrder } from './support/orders.ts'
import { SCREENS } from './support/screens.ts'
import { CART_COOKIE, cookieOf, piecesIn } from './support/visitor.ts'

const open = useBrowser()

/** The first thing of every pocket. */
async function fill(page: Page) {
  const pockets = page.locator('#main fieldset.pocket')
  for (const pocket of await pockets.all()) await pocket.getByRole('radio').first().check()
}

test.each(SCREENS)(
  'on %s a pencil case is filled pocket by pocket, bought as one set and built anew in the basket',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/constructor')
    const total = page.getByRole('region', { name: 'Ваш набор' })
    expect(await total.textContent()).toContain('Осталось выбрать: 7 вещей')
    expect(await sidewaysScroll(page)).toBe(0)

    await fill(page)
    await expect.poll(() => total.textContent()).toContain('Всё на месте')
    await page.getByRole('button', { name: 'Положить в корзину' }).click()
    await page.getByText('Набор в корзине').waitFor()

    await visit(page, '/cart')
    await expect.poll(() => main(page)).toContain('Вещей в наборе: 7')
    const before = await page.locator('#main .cost').first().textContent()
    await page.getByRole('link', { name: 'Изменить состав' }).click()
    await page.waitForURL(/\/constructor\?set=moj-penal/)
    await page.locator('#pocket-2').getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: 'Сохранить состав' }).click()

    await page.waitForURL('**/cart')
    await expect.poll(() => page.locator('#main .cost').first().textContent()).not.toBe(before)
    await expect.poll(() => page.getByText('Вещей в наборе: 7').count()).toBe(1)
    expect(faults).toEqual([])
  }
)

test('a set with empty pockets is not bought: the first of them asks for its thing', async () => {
  const { page, faults } = await open({ viewport: PHONE })
  await visit(page, '/constructor')
  await page.locator('#pocket-1').getByRole('radio').first().check()

  await page.getByRole('button', { name: 'Положить в корзину' }).click()

  const alert = page.locator('#pocket-2').getByRole('alert')
  expect(await alert.textContent()).toMatch(/^Выберите вещь в кармашек «.+»$/)
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.id)).toBe(
    'pocket-2'
  )
  await page.locator('#pocket-2').getByRole('radio').first().check()
  await expect.poll(() => alert.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a set is built and bought without script', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/constructor?set=hudozhnik')
  await fill(page)

  await page.getByRole('button', { name: 'Положить в корзину' }).click()

  await page.waitForURL('**/cart')
  expect(await main(page)).toContain('Вещей в наборе: 3')
})

deepTest('a set that was ordered is one row of its order, with its things beneath', async () => {
  const { page, faults } = await open({ viewport: PHONE })
  await visit(page, '/constructor?set=hudozhnik')
  await fill(page)
  await page.getByRole('button', { name: 'Положить в корзину' }).click()
  const cartToken = await cookieOf(page, CART_COOKIE)
  await expect.poll(() => piecesIn(cartToken)).toBe(1)
  const { json } = await postOrder({ cartToken, key: randomUUID() })

  await visit(page, `/checkout?order=${json.id}`)

  const rows = page
    .getByRole('region', { name: 'Состав заказа' })
    .locator('ul')
    .first()
    .locator('> li')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.getByRole('listitem').count()).toBe(3)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(faults).toEqual([])
})

/** Runs in the page: px of the screen that stay covered, whatever is scrolled to. */
const covered = () =>
  ['header', 'nav[aria-label="Основная навигация"]', 'section[aria-label="Ваш набор"]']
    .map(part => document.querySelector(part)?.getBoundingClientRect().height ?? Number.NaN)
    .reduce((sum, height) => sum + height)

deepTest(
  'each thing stands upright in its pocket, and a phone keeps two thirds of its screen',
  async () => {
    const { page } = await open({ viewport: PHONE })
    await visit(page, '/constructor')
    await fill(page)

    const slots = page.locator('#main .slot')
    await expect.poll(() => slots.locator('img').count()).toBe(7)
    const turns = await slots.locator('img').evaluateAll(things =>
      things.map(thing => {
        const { a, b } = new DOMMatrix(getComputedStyle(thing).transform)
        return Math.round((Math.atan2(b, a) * 180) / Math.PI)
      })
    )

    expect(turns).toEqual(Array.from({ length: 7 }, () => 135))
    expect(await page.evaluate(covered)).toBeLessThanOrEqual(PHONE.height / 3)
  }
)
