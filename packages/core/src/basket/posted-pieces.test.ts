import { expect, test } from 'vitest'

import { putBasketProducts } from '../contracts/basket.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { postPieces } from './posted-pieces.ts'

/** Posts a form over a member's basket with three of group 11. */
async function post(groups: readonly number[]) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const basket = server.basketOf('maria@example.com')
  basket.putLines([{ id: '0', key: 11, count: 3 }])
  await postPieces(api, new URLSearchParams(groups.map(id => ['group', `${id}`])), '1')
  return { counts: basket.counts(), calls: server.countOf(putBasketProducts) }
}

test('one more piece is put in, whether some lie there or not', async () => {
  expect((await post([11, 12])).counts).toEqual({ 11: 4, 12: 1 })
})

test('a form that names nothing asks nothing', async () => {
  expect(await post([])).toEqual({ counts: { 11: 3 }, calls: 0 })
})
