import { expect, test } from 'vitest'
import { listProductsByIds } from '../contracts/catalog.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { priceRules } from '../price/price-rules.ts'
import { demoProduct } from '../testing/fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'

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
