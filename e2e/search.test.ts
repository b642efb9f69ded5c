import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { isDeep } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { textOf } from './support/text.ts'

const open = useBrowser()

const address = (text: string) => `/search?q=${encodeURIComponent(text)}`

test('a size and for whom narrow a search, and the best fit comes first', async () => {
  const { page, faults } = await open()
  await visit(page, address('рюкзак для мальчика'))

  expect(await textOf(page.locator('#main article').first())).toMatch(/рюкзак/i)
  expect(await textOf(page.locator('#main'))).toContain('По соответствию')

  await visit(page, address('сарафан 134'))
  expect(await textOf(page.locator('#main article').first())).toMatch(/сарафан/i)
  expect(faults).toEqual([])
})

test('a typed price is asked for by Enter', async () => {
  const { page, faults } = await open()
  await visit(page, address('рюкзак'))

  await page.getByLabel('Цена до, рублей').fill('1500')
  await page.keyboard.press('Enter')

  await page.waitForURL(/price=-1500/)
  await page.getByRole('link', { name: /до 1 500 ₽/ }).waitFor()
  expect(faults).toEqual([])
})

deepTest('words that leave nothing are dropped, and the page says so', async () => {
  const { page } = await open()
  await visit(page, address('рюкзак квазарный'))

  expect(await textOf(page.locator('#main'))).toContain('Показаны результаты по запросу «рюкзак»')
})

deepTest(
  'what stands in texts is found beside the products, each part at its own address',
  async () => {
    const { page, faults } = await open()
    await visit(page, address('доставка'))
    const parts = page.getByRole('navigation', { name: 'Что найдено' })

    expect(await textOf(parts.locator('[aria-current]'))).toMatch(/^Статьи и страницы \d+$/)
    await page.getByRole('link', { name: 'Оплата и доставка' }).last().waitFor()

    await parts.getByRole('link', { name: /^Товары/ }).click()
    await page.waitForURL(/in=products/)
    await page.getByText('Ничего не нашлось').waitFor()
    expect(await textOf(parts.locator('[aria-current]'))).toBe('Товары 0')

    await page
      .locator('#main')
      .getByRole('link', { name: /^Статьи и страницы/ })
      .click()
    await page.locator('#main').getByRole('link', { name: 'Оплата и доставка' }).click()
    await page.waitForURL('**/payments')
    expect(faults).toEqual([])
  }
)

test.each(isDeep ? [1360, 320] : [320])(
  'a word without end stays within a page of %d px',
  async width => {
    const { page } = await open({ viewport: { width, height: 800 } })
    await visit(page, address('ы'.repeat(500)))

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
)

const dense = ['/', '/checkout']
const others = ['/cart', '/user/signup', '/catalog']

test.each(isDeep ? [...dense, ...others] : dense)(
  'text of twice its size does not push %s sideways on a phone',
  async path => {
    const { page } = await open({ viewport: { width: 390, height: 844 } })
    await visit(page, path)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
)
