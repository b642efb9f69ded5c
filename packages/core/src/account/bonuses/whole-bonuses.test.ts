import { expect, test } from 'vitest'

import { wholeBonuses } from './whole-bonuses.ts'

test('a bonus that is not full yet is not told', () => {
  expect([487.99, 487, 0.5].map(wholeBonuses)).toEqual([487, 487, 0])
})
