import { expect, test } from 'vitest'

import { productBonus } from './product-bonus.view.ts'

test('the bonuses of a product are told where there are any', () => {
  const bonuses = [
    { productId: 7, value: 3701 },
    { productId: 8, value: 0 }
  ]

  expect([7, 8, 9].map(id => productBonus(bonuses, id))).toEqual([
    '+3\u00a0701\u00a0Б',
    undefined,
    undefined
  ])
})
