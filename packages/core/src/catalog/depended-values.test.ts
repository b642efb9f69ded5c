import { expect, test } from 'vitest'

import { applicability, countingValues } from './depended-values.ts'

const free: number[] = []
const filters = [
  {
    code: 'gender',
    values: [
      { id: 1, dependedValues: free },
      { id: 2, dependedValues: free }
    ]
  },
  {
    code: 'height',
    values: [
      { id: 10, dependedValues: [1] },
      { id: 11, dependedValues: [1, 2] },
      { id: 12, dependedValues: free }
    ]
  }
]

test.each([
  ['nothing is chosen beside it', [10], [10]],
  ['what it depends on is chosen', [1, 10], [1, 10]],
  ['one of several it depends on is chosen', [2, 11], [2, 11]],
  ['it depends on nothing', [2, 12], [2, 12]]
])('a value counts when %s', (_, chosen, counting) => {
  expect([...countingValues(filters, new Set(chosen))]).toEqual(counting)
})

test('a value steps back when only others of the filter it depends on are chosen', () => {
  expect([...countingValues(filters, new Set([2, 10]))]).toEqual([2])
})

test('tells which values make sense beside the chosen ones', () => {
  const isApplicable = applicability(filters, new Set([2]))

  expect(filters[1]?.values.filter(isApplicable).map(({ id }) => id)).toEqual([11, 12])
})
