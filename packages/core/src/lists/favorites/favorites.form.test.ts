import { expect, test } from 'vitest'
import { listFavoriteIds, toggleFavorite } from '../../contracts/favorites.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postFavorite } from './favorites.form.ts'

const MARIA = 'maria@example.com'

async function post(ids: readonly number[], fields: Record<string, string>) {
  const { api, server } = createTestShop({ scenario: 'member' })
  server.favoritesOf(MARIA).merge(ids)
  await postFavorite(api, new URLSearchParams(fields))
  return { ids: server.favoritesOf(MARIA).ids(), turned: server.countOf(toggleFavorite) }
}

test.each([
  ['puts a product in', [3], 'true', [7, 3], 1],
  ['takes it out', [7, 3], 'false', [3], 1],
  ['sent twice, leaves in what is in', [7, 3], 'true', [7, 3], 0],
  ['sent twice, leaves out what is out', [3], 'false', [3], 0]
])('a form %s', async (_, before, favorite, ids, turned) => {
  expect(await post(before, { product: '7', favorite })).toEqual({ ids, turned })
})

test('a form that names no product changes nothing', async () => {
  const { api, server } = createTestShop({ scenario: 'member' })

  await expect(postFavorite(api, new URLSearchParams({ favorite: 'true' }))).rejects.toThrow()

  expect(server.favoritesOf(MARIA).ids()).toEqual([])
  expect(server.countOf(listFavoriteIds)).toBeLessThanOrEqual(2)
})
