import { expect, test } from 'vitest'

import { createMemoryBrowser } from '../platform/memory.ts'
import { shownToast } from '../store/toasts.ts'
import { createTestShop } from '../testing/test-shop.ts'

const FORGETFUL =
  'Браузер не даёт магазину запоминать: корзина пропадёт, если обновить или закрыть вкладку'

/** Takes every cookie and keeps none. */
function refusingBrowser() {
  const browser = createMemoryBrowser()
  browser.cookies.set = () => browser.cookies
  return browser
}

async function buyTwice(browser = createMemoryBrowser()) {
  const shop = createTestShop({ browser })
  const reported: string[] = []
  shop.toasts.subscribe(() => {
    const toast = shownToast(shop.toasts.get())
    if (toast && toast.text !== reported.at(-1)) reported.push(toast.text)
  })
  for (const groupId of [7, 8]) {
    shop.basket.send({ type: 'line.set', key: groupId, count: 2 })
    await shop.advance(5000)
  }
  return { shop, reported }
}

test('where cookies are refused one buys all the same, and is told once what it means', async () => {
  const { shop, reported } = await buyTwice(refusingBrowser())

  expect(shop.getState().basket.counts).toEqual({ 7: 2, 8: 2 })
  expect(shop.getState().basket.log).toEqual([])
  expect(reported).toEqual([FORGETFUL])
})

test('where cookies are kept nothing is told', async () => {
  const { reported } = await buyTwice()

  expect(reported).toEqual([])
})
