import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { type Goods, readGoods } from './support/goods.ts'
import { main, personalLinks } from './support/member.ts'
import { SCREENS } from './support/screens.ts'
import { textsOf } from './support/text.ts'
import { holdToasts } from './support/toasts.ts'

const open = useBrowser()

let goods: readonly Goods[]

beforeAll(async () => {
  goods = await readGoods()
})

/** One of the most popular goods, by its place. */
function goodsAt(place: number): Goods {
  const found = goods[place]
  if (found === undefined) throw new Error(`The shop has no ${place + 1} goods`)
  return found
}

const scales = (page: Page, { title }: Goods) =>
  page
    .locator('#main')
    .getByRole('button', { name: `Сравнить: ${title}` })
    .first()
const table = (page: Page) => page.getByRole('region', { name: 'Таблица сравнения' })
const columns = (page: Page) => textsOf(table(page).locator('thead a.title'))
const toast = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Сообщения магазина' }).getByRole('button', { name })
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('compare'))
const keep = (page: Page, ids: readonly number[]) =>
  page.addInitScript(text => localStorage.setItem('compare', text), JSON.stringify(ids))

test.each(SCREENS)(
  'on %s goods are gathered by their scales and stand side by side',
  async (_, viewport) => {
    const [first, second] = [goodsAt(0), goodsAt(1)]
    const { page, faults } = await open({ viewport })
    for (const each of [first, second]) {
      await visit(page, each.href)
      await scales(page, each).click()
      await expect.poll(() => scales(page, each).getAttribute('aria-pressed')).toBe('true')
    }

    await personalLinks(page).getByRole('link', { name: 'Сравнение, товаров: 2' }).click()

    await page.waitForURL('**/compare')
    await expect.poll(() => columns(page)).toEqual([first.title, second.title])
    expect(await onDevice(page)).toBe(`[${first.id},${second.id}]`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(faults).toEqual([])
  }
)

deepTest('rows that do not differ are hidden on demand', async () => {
  const { page, faults } = await open()
  await keep(page, [goodsAt(0).id, goodsAt(1).id])
  await visit(page, '/compare')
  const rows = table(page)
    .locator('tbody tr')
    .filter({ has: page.locator('td') })
  await rows.first().waitFor()
  const all = await rows.count()
  const same = await table(page).locator('tr[data-same]').count()
  expect(same).toBeGreaterThan(0)

  await page.getByRole('switch', { name: 'Только различия' }).press('Space')

  await expect.poll(() => rows.count()).toBe(all - same)
  expect(faults).toEqual([])
})

deepTest(
  'a product that is taken out leaves its column, and the toast puts it back there',
  async () => {
    const [first, second, third] = [goodsAt(0), goodsAt(1), goodsAt(2)]
    const { page, faults } = await open()
    await holdToasts(page)
    await keep(page, [first.id, second.id, third.id])
    await visit(page, '/compare')
    await expect.poll(() => columns(page)).toHaveLength(3)

    await table(page)
      .getByRole('button', { name: `Убрать из сравнения: ${second.title}` })
      .press('Enter')
    await expect.poll(() => columns(page)).toEqual([first.title, third.title])
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('aria-label')).toBe(`Убрать из сравнения: ${third.title}`)
    await toast(page, 'Вернуть').click()
    await expect.poll(() => columns(page)).toEqual([first.title, second.title, third.title])

    await page.getByRole('button', { name: 'Очистить список' }).click()
    await expect.poll(() => main(page)).toContain('Сравнивать пока нечего')
    await toast(page, 'Вернуть').click()
    await expect.poll(() => columns(page)).toHaveLength(3)
    expect(faults).toEqual([])
  }
)

deepTest(
  'the eleventh product is refused in words, and ten are read by the arrow keys',
  async () => {
    const { page, faults } = await open({ viewport: PHONE })
    await holdToasts(page)
    await keep(
      page,
      goods.slice(0, 10).map(({ id }) => id)
    )
    await visit(page, goodsAt(10).href)

    await scales(page, goodsAt(10)).click()

    const said = page.getByRole('region', { name: 'Сообщения магазина' })
    await expect.poll(() => said.textContent()).toContain('Сравнить можно не больше 10 товаров')
    expect(await scales(page, goodsAt(10)).getAttribute('aria-pressed')).toBe('false')
    await visit(page, '/compare')
    await expect.poll(() => columns(page)).toHaveLength(10)
    const names = table(page).locator('tbody th[scope=row]').first()
    const before = await names.boundingBox()
    await table(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table(page).evaluate(region => region.scrollLeft)).toBeGreaterThan(0)
    expect((await names.boundingBox())?.x).toBe(before?.x)
    expect(faults).toEqual([])
  }
)

deepTest('a column that could not be read says so, and comes on demand', async () => {
  const [first, second] = [goodsAt(0), goodsAt(1)]
  const { page } = await open()
  await keep(page, [first.id])
  await visit(page, '/compare')
  await expect.poll(() => columns(page)).toEqual([first.title])
  const other = await page.context().newPage()
  await visit(other, second.href)
  await page.route('**/compare-products/**', route => route.abort())

  await scales(other, second).click()
  await expect.poll(() => main(page)).toContain('Не удалось загрузить часть сравнения.')
  await page.unroute('**/compare-products/**')
  await page.getByRole('link', { name: 'Повторить' }).click()

  await expect.poll(() => columns(page)).toEqual([first.title, second.title])
})

deepTest('without script the page says what it needs', async () => {
  const { page } = await open({ javaScriptEnabled: false })

  await page.goto('/compare')

  expect(await main(page)).toContain('здесь нужен включённый JavaScript')
})
