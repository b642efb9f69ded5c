import { listProductsByIds } from '@vitrina/core/contracts'
import { priceRules } from '@vitrina/core/price'
import { createMemoryBrowser, createTestShop, demoProduct } from '@vitrina/core/testing'
import { expect, test } from 'vitest'

import { readWatched } from './read-watched.ts'

test('shows watched products in their order and forgets those that are gone', async () => {
  const browser = createMemoryBrowser()
  browser.storage.set('watched', '[9,5,3,7]')
  const shop = createTestShop({ browser })
  shop.server.on(listProductsByIds, () => ({
    data: [3, 5].map(id => demoProduct({ id, title: `Тетрадь № ${id}` }))
  }))
  const rules = priceRules(shop.getState().session, { allowForeignCurrencies: false })

  const [cards] = await Promise.all([readWatched(shop, [5, 3, 7], rules), shop.advance(0)])

  expect(cards.map(card => card.title)).toEqual(['Тетрадь № 5', 'Тетрадь № 3'])
  expect(browser.storage.get('watched')).toBe('[9,5,3]')
})
