import { expect, test } from 'vitest'

import { listProductsByIds } from '../contracts/catalog.ts'
import { demoProduct } from '../testing/fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { readProductsByIds } from './products-by-ids.ts'

test('a long list of ids is asked for in parts of fifty and comes back in its order', async () => {
  const shop = createTestShop()
  const asked: number[] = []
  shop.server.on(listProductsByIds, ({ url }) => {
    const ids = url.searchParams.getAll('ids').map(Number)
    asked.push(ids.length)
    // The server keeps no order and knows no product 13.
    const data = ids.filter(id => id !== 13).map(id => demoProduct({ id }))
    return { data: data.reverse() }
  })
  const ids = Array.from({ length: 120 }, (_, place) => 120 - place)

  const products = await readProductsByIds(shop.api, [...ids, 120])

  expect(asked.sort((left, right) => right - left)).toEqual([50, 50, 20])
  expect(products.map(({ id }) => id)).toEqual(ids.filter(id => id !== 13))
})

test('no ids need no call', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  const calls = shop.server.calls.length

  expect(await readProductsByIds(shop.api, [])).toEqual([])
  expect(shop.server.calls).toHaveLength(calls)
})
