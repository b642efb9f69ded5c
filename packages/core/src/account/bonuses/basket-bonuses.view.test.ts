import { expect, test } from 'vitest'

import { demoTotal } from '../../testing/fixtures.ts'
import { basketBonuses } from './basket-bonuses.view.ts'

const total = demoTotal({
  availableBonuses: [{ accountType: 'user', value: 1284 }],
  bonusesForAccrual: 124
})

test('a basket tells which bonuses can be written off, and how many come back', () => {
  expect(basketBonuses(total, { needToUseBonuses: true })).toEqual({ isOffered: true, back: 124 })
  expect(basketBonuses(demoTotal({}), { needToUseBonuses: true })).toEqual({
    isOffered: false,
    back: 0
  })
})

test('a shop without bonuses says nothing of them, whatever its server counts', () => {
  expect(basketBonuses(total, { needToUseBonuses: false })).toEqual({ isOffered: false, back: 0 })
})
