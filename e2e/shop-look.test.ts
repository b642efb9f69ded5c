import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { readGoods } from './support/goods.ts'
import { textOf } from './support/text.ts'

const open = useBrowser()

test('a phone chooses currency and theme under the sign-in; prices and their filter follow', async () => {
  const { page, faults } = await open({ viewport: PHONE, colorScheme: 'light' })
  const [goods] = await readGoods()
  await visit(page, '/user/signin')
  const look = page.getByRole('region', { name: 'Валюта и тема' })

  await look.getByRole('button', { name: 'Сменить тему' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await look.getByRole('button', { name: 'Цены в BYN' }).click()
  await page.waitForLoadState()
  await visit(page, `${goods?.listing}`)

  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.getByRole('article').first().textContent()).toContain('Br')
  await page.getByRole('link', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog')
  expect(await sheet.textContent()).toContain('Цена, Br')
  await sheet.getByLabel('Цена от, Br').fill('50')
  await sheet.getByRole('button', { name: /^Показать/ }).click()
  await page.waitForURL(/price=\d+\.\d+-/)
  await expect.poll(() => page.getByRole('link', { name: /от 50 Br/ }).count()).toBe(1)
  expect(faults).toEqual([])
})

deepTest('a sheet of filters stays in sight when the phone is turned', async () => {
  const { page } = await open({ viewport: PHONE })
  const [goods] = await readGoods()
  await visit(page, `${goods?.listing}`)
  await page.getByRole('link', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await sheet.waitFor()

  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })

  await sheet.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('article').getByRole('link').first().click({ trial: true })
})

deepTest('an open menu of the header is closed by a press beside it', async () => {
  const { page } = await open()
  await visit(page, '/')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Каталог' })
  await menu.click()
  const panel = page.getByRole('navigation', { name: 'Каталог' })
  await panel.waitFor()

  await page.getByRole('contentinfo').getByText('ОГРН').click()

  await panel.waitFor({ state: 'hidden' })
})

deepTest(
  'a menu is shut on the page its link has opened, and a currency comes back there',
  async () => {
    const { page } = await open()
    await visit(page, '/')
    await page.getByRole('banner').locator('summary', { hasText: 'Каталог' }).click()
    const panel = page.getByRole('navigation', { name: 'Каталог' })
    const link = panel.getByRole('link', { name: 'Рисование' })
    const wanted = await link.getAttribute('href')

    await link.click()
    await page.getByRole('heading', { name: 'Рисование', level: 1 }).waitFor()

    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Цены в BYN' }).click()
    await expect.poll(() => textOf(page.locator('main'))).toContain('Br')
    expect(new URL(page.url()).pathname).toBe(wanted)
  }
)
