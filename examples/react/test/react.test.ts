import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type OpenedFront, openFront } from '../../../scripts/lib/fronts.mjs'

let front: OpenedFront
let browser: Browser

beforeAll(async () => {
  front = await openFront('react', () => undefined)
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu']
  })
})

afterAll(async () => {
  await browser.close()
  await front.stop()
})

test('it shows goods with their prices, and one of them goes into the basket', async () => {
  const page = await browser.newPage({ baseURL: front.url, locale: 'ru-RU' })
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  await page.locator('article', { hasText: '₽' }).first().waitFor()
  await page
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()

  await page.getByRole('textbox', { name: /^Количество/ }).waitFor()
  expect(faults).toEqual([])
})
