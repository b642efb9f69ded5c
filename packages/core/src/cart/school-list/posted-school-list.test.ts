import { expect, test } from 'vitest'

import { putBasketProducts } from '../../contracts/basket.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postSchoolList } from './posted-school-list.ts'

/** Posts a list over a member's basket with three of group 11. */
async function post(groups: readonly number[]) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const basket = server.basketOf('maria@example.com')
  basket.putLines([{ id: '0', key: 11, count: 3 }])
  await postSchoolList(api, new URLSearchParams(groups.map(id => ['group', `${id}`])), '1')
  return { counts: basket.counts(), calls: server.countOf(putBasketProducts) }
}

test('what lies in the basket keeps its quantity, one piece of the rest is put in', async () => {
  expect((await post([11, 12, 13])).counts).toEqual({ 11: 3, 12: 1, 13: 1 })
})

test('a list that lies in the basket, or of which nothing is ticked, asks nothing', async () => {
  expect(await post([11])).toEqual({ counts: { 11: 3 }, calls: 0 })
  expect(await post([])).toEqual({ counts: { 11: 3 }, calls: 0 })
})
