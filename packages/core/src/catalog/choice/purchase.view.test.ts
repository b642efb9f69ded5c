import { expect, test } from 'vitest'

import type { GroupView } from './group.view.ts'
import { purchaseView } from './purchase.view.ts'

const group: GroupView = {
  id: 3,
  color: { code: 'grey', title: 'серый' },
  size: { code: '140', title: '140' },
  remnants: 60,
  tiers: [
    { limit: 1, price: '1 892 ₽' },
    { limit: 10, price: '1 817 ₽' }
  ],
  isOwnPrice: true,
  oldPrice: '2 490 ₽',
  discount: '−24 %',
  picture: 0
}

test('one piece costs the first price, with its discount', () => {
  expect(purchaseView(group, 0)).toMatchObject({
    ...{ price: '1 892 ₽', oldPrice: '2 490 ₽', discount: '−24 %' },
    ...{ pieces: 1, isGone: false, isFew: false, stock: 'В наличии — размер 140, серый' }
  })
})

test('a tier that the basket has reached is the price, and its first discount is told no more', () => {
  const { price, oldPrice, discount, tiers, pieces } = purchaseView(group, 12)

  expect({ price, oldPrice, discount, pieces }).toEqual({
    ...{ price: '1 817 ₽', oldPrice: '2 490 ₽', discount: undefined, pieces: 12 }
  })
  expect(tiers).toEqual([
    { limit: 1, price: '1 892 ₽', words: 'от 1 шт.', isReached: false },
    { limit: 10, price: '1 817 ₽', words: 'от 10 шт.', isReached: true }
  ])
})

test('one price is no table of prices', () => {
  expect(purchaseView({ ...group, tiers: [group.tiers[0]] }, 5).tiers).toEqual([])
})

test.each([
  [0, { isGone: true, isFew: true, stock: 'Нет в наличии — размер 140, серый' }],
  [3, { isGone: false, isFew: true, stock: 'Осталось 3 — размер 140, серый' }]
])('with %i pieces in stock the purchase says so', (remnants, said) => {
  expect(purchaseView({ ...group, remnants }, 0)).toMatchObject(said)
})
