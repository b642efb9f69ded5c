import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { beforeKeptGrowOld } from '../testing/limits.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { basketKept } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { type Goods, groupOf, unwantedGoods } from './support/goods.ts'
import { keep } from './support/keeper.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

const list = (page: Page) => page.getByRole('region', { name: 'Что изменилось' })

const line = (page: Page, { title }: Goods) =>
  page.locator('#main li').filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Both at once: the keeper has no door in the deep command. */
const SCREENS = [
  ['a wide screen', WIDE],
  ['a phone', PHONE]
] as const

/** A basket of two things as its page draws it; `place` keeps the goods of one story out of another. */
async function drawBasket(place: number, viewport: { width: number; height: number }) {
  const goods = (await unwantedGoods()).slice(place, place + 2)
  const [changed, other] = goods
  if (changed === undefined || other === undefined) throw new Error('There are too few goods')
  const { page, faults } = await open({ viewport })
  const cartToken = await fillBasket(groupOf(changed), 3)
  await fillBasket(groupOf(other), 1, { cartToken })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await visit(page, '/cart')
  const moreOf = async (goods: Goods) => {
    const isKept = basketKept(page)
    await line(page, goods).getByRole('button', { name: 'Больше' }).click()
    await isKept
  }
  return { page, faults, changed, moreOf, more: () => moreOf(other) }
}

/** The same, whose shop runs: it has read the basket itself. */
async function openBasket(...args: Parameters<typeof drawBasket>) {
  const drawn = await drawBasket(...args)
  await drawn.more()
  return drawn
}

for (const [index, [screen, viewport]] of SCREENS.entries()) {
  test(`a line that sold out meanwhile is told with why it cannot come back, on ${screen}`, async () => {
    const { page, faults, changed, more } = await openBasket(2 + index * 4, viewport)
    await keep('stock:set', changed.vendorCode, '0')
    onTestFinished(async () => void (await keep('stock:set', changed.vendorCode, '100')))

    await more()

    await list(page).getByText(`${changed.title}: закончился`).waitFor()
    expect(await list(page).textContent()).toContain('Вернуть нельзя: товара нет в наличии')
    expect(
      await list(page)
        .getByRole('button', { name: /^Вернуть/ })
        .count()
    ).toBe(0)
    const quantity = line(page, changed).getByRole('textbox')
    expect(await quantity.getAttribute('aria-disabled')).toBe('true')
    await list(page).getByRole('button', { name: 'Понятно' }).click()
    await list(page).waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  test(`what there is less of, and at another price, is told with both, on ${screen}`, async () => {
    const { page, faults, changed, more } = await openBasket(4 + index * 4, viewport)
    await keep('stock:set', changed.vendorCode, '2')
    await keep('price:set', changed.vendorCode, '77,70')
    onTestFinished(async () => void (await keep('stock:set', changed.vendorCode, '100')))

    await more()

    await list(page).getByText(`${changed.title}: было 3 шт., осталось 2 шт.`).waitFor()
    const outcome = (await list(page).textContent())?.replaceAll(/\s/g, ' ')
    expect(outcome).toContain('Вернуть прежнее количество нельзя: столько уже нет')
    expect(outcome).toMatch(/цена за штуку была \d[\d ,]* ₽, стала 77,70 ₽/)
    expect(outcome).toContain('Сумма пересчитана')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(faults).toEqual([])
  })

  test(`a price that is another since the page was drawn is told with its first change, on ${screen}`, async () => {
    const { page, faults, changed, moreOf } = await drawBasket(10 + index * 2, viewport)
    await keep('price:set', changed.vendorCode, '66,60')

    await moreOf(changed)

    await list(page).waitFor()
    const outcome = (await list(page).textContent())?.replaceAll(/\s/g, ' ')
    expect(outcome).toMatch(/цена за штуку была \d[\d ,]* ₽, стала 66,60 ₽/)
    await list(page).getByRole('button', { name: 'Понятно' }).click()
    await list(page).waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })
}

test('a new price of the keeper is on the page of every guest before kept pages would grow old', async () => {
  const [goods] = (await unwantedGoods()).slice(20)
  if (goods === undefined) throw new Error('There are too few goods')
  const read = async () => {
    const headers = { 'accept-encoding': 'br' }
    const html = await (await fetch(inject('shopUrl') + goods.href, { headers })).text()
    return html.replaceAll('\u00a0', ' ')
  }
  for (const _ of ['drawn', 'kept']) expect(await read()).not.toContain('55,50 ₽')

  await keep('price:set', goods.vendorCode, '55,50')

  await vi.waitFor(async () => expect(await read()).toContain('55,50 ₽'), beforeKeptGrowOld)
})
