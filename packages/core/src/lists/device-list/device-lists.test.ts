import { expect, test } from 'vitest'

import { toggleFavorite } from '../../contracts/favorites.ts'
import { createTestShop } from '../../testing/test-shop.ts'

const NO_IDS = [0, -7, 7.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY]

test.each(NO_IDS)('%d is nobody’s product: no favourites take it', id => {
  const shop = createTestShop()
  const favorites = shop.favorites()

  favorites.send({ type: 'favorite.set', productId: id, favorite: true })

  expect(favorites.get().ids).toEqual([])
  expect(shop.browser.storage.get('favorites')).toBeUndefined()
})

test('a member’s account is not asked about what is no product either', async () => {
  const shop = createTestShop({ scenario: 'dealer' })
  await shop.advance(0)

  for (const id of NO_IDS)
    shop.favorites().send({ type: 'favorite.set', productId: id, favorite: true })
  await shop.advance(1000)

  expect(shop.server.countOf(toggleFavorite)).toBe(0)
})
