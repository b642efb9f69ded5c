import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { heading, main, place } from './checkout.ts'
import { tick } from './tick.ts'

/** Goods are paid for when they are handed over: no bank is needed. */
export const payOnReceipt = (page: Page) => tick(page.getByRole('radio', { name: /При получении/ }))

/** Places an order on the page without its application: the first press shows the sum. */
export async function orderTwice(page: Page) {
  await place(page).click()
  await page.getByText('Проверьте заказ и сумму.').waitFor()
  expect(await main(page)).toMatch(/К оплате\s+\d/)
  await place(page).click()
  await page.waitForURL(/\/checkout\?order=/)
  expect(await heading(page)).toContain('Заказ')
}
