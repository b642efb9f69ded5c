import { expect, test } from 'vitest'

import { demoTotal } from '../testing/fixtures.ts'
import { fitWriteOff, writeOff } from './write-off.ts'

const total = demoTotal({
  availableBonuses: [{ accountType: 'user', value: 1284 }],
  factualLimitPrice: 1800.5,
  bonusesForWriteOff: 900
})
const client = { writeOffPercent: 50 }

test('bonuses pay for no more than the shop’s share of the goods', () => {
  expect(writeOff(total, client)).toEqual({
    available: 1284,
    limit: 900.25,
    used: 900,
    isCut: false
  })
})

test('there are never more bonuses to write off than on the account', () => {
  const rich = { ...total, factualLimitPrice: 100_000 }

  expect(writeOff(rich, client).limit).toBe(1284)
  expect(writeOff(rich, undefined).limit).toBe(1284)
})

test('a write-off that the server has cut is told', () => {
  expect(writeOff(total, client, 1284).isCut).toBe(true)
})

test.each([
  [500, 500],
  [1000, 900.25],
  [-5, 0],
  [10.999, 11],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0]
])('%d asked for become %d', (amount, fitting) => {
  expect(fitWriteOff(amount, { limit: 900.25 })).toBe(fitting)
})
