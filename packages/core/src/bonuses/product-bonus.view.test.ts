import { expect, test } from 'vitest'

import { productBonus } from './product-bonus.view.ts'

test('the bonuses of a product are told where there are any', () => {
  const bonuses = [
    { productId: 7, value: 124 },
    { productId: 8, value: 0 }
  ]

  expect([7, 8, 9].map(id => productBonus(bonuses, id))).toEqual(['+124 Б', undefined, undefined])
})
