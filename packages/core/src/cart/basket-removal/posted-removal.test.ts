import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import { clearBasket } from '../../contracts/basket.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { basketRows } from '../basket-rows/basket-rows.view.ts'
import { selectionView } from '../basket-rows/row-selection.ts'
import { postedRemoval, postRemoval, removalFields } from './posted-removal.ts'

const SET = 'pervoklassnik:1-2'

/** A member's basket of two lines and a set, as the forms of its page see it. */
function open() {
  const { api, server } = createTestShop({ scenario: 'member' })
  const basket = server.basketOf('maria@example.com')
  basket.putLines([
    { id: '1', key: 7, count: 2 },
    { id: '1', key: 8, count: 1 },
    { id: '1', key: SET, count: 3 }
  ])
  const { removal } = selectionView(basketRows(basketState(basket.read()), true))
  if (removal === undefined) throw new Error('Nothing is chosen')
  const post = (fields: Record<string, string>, intent: string) =>
    postRemoval(api, new URLSearchParams(fields), intent)
  return { server, basket, removal, post }
}

test('without script the basket is cleared by its one call, and put back by what its page says', async () => {
  const { server, basket, removal, post } = open()
  const before = basket.counts()

  const href = await post(removalFields(removal), '2')
  expect([server.countOf(clearBasket), basket.counts()]).toEqual([1, {}])
  const removed = postedRemoval(href)
  expect(removed?.text).toBe('Удалено: 3 товара')

  expect(await post({ restore: removed?.restore ?? '' }, '3')).toBe('/cart')
  expect(basket.counts()).toEqual(before)
})

test('without script a part of the basket goes by its lines and leaves the rest', async () => {
  const { server, basket, removal, post } = open()
  const rows = removal.rows.filter(({ key }) => key === 7)

  await post(removalFields({ ...removal, rows, clears: false }), '2')

  expect(server.countOf(clearBasket)).toBe(0)
  expect(basket.counts()).toEqual({ 8: 1, [SET]: 3 })
})

test.each(['', '?removed=', '?removed=7', '?removed=7~0', '?removed=7~x,~2', '?removed=a~2'])(
  'the address /cart%s tells of nothing that was taken out',
  query => {
    expect(postedRemoval(`/cart${query}`)).toBeUndefined()
  }
)
