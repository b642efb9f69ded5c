import { expect, test } from 'vitest'

import { listProductsByIds } from '../../contracts/catalog.ts'
import { listFavorites } from '../../contracts/favorites.ts'
import { json } from '../../testing/fake-server.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'

const MARIA = 'maria@example.com'

async function pageOf(shop: TestShop, page: number) {
  const reading = shop.readFavorites(page)
  const [{ cards, pages }] = await Promise.all([reading, shop.advance(0)])
  return { ids: cards.map(({ id }) => id), pages: pages?.links.length ?? 1 }
}

function guestWith(ids: readonly number[]) {
  const shop = createTestShop()
  shop.browser.storage.set('favorites', JSON.stringify(ids))
  shop.server.on(listProductsByIds, ({ url }) => ({
    data: url.searchParams.getAll('ids').map(id => demoProduct({ id: Number(id) }))
  }))
  return shop
}

test('a guest reads his own list by sixes, in the order of the device', async () => {
  const shop = guestWith([9, 3, 7, 1, 5, 2, 8])

  expect(await pageOf(shop, 1)).toEqual({ ids: [9, 3, 7, 1, 5, 2], pages: 2 })
  expect(await pageOf(shop, 2)).toEqual({ ids: [8], pages: 2 })
})

test('a list with nothing in it has no page, and nothing is asked for', async () => {
  const shop = guestWith([])

  expect(await pageOf(shop, 1)).toEqual({ ids: [], pages: 1 })
  expect(shop.server.countOf(listProductsByIds)).toBe(0)
})

test('a member’s page is read after what he has just wished was told', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.server.favoritesOf(MARIA).merge([3, 5])
  await shop.advance(0)

  shop.favorites().send({ type: 'favorite.set', productId: 7, favorite: true })

  expect(await pageOf(shop, 1)).toEqual({ ids: [7, 3, 5], pages: 1 })
  expect(shop.server.countOf(listFavorites)).toBe(1)
})

test('a list that cannot be read is told of to who asked', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.server.fail(listFavorites, () => json(404, { message: 'Не найдено' }))

  await expect(pageOf(shop, 1)).rejects.toMatchObject({ status: 404 })
})
